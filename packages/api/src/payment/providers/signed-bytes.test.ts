import { createSign, verify, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { issueCertificate, newKeyPair } from '../emulators/issue-certificate.ts';
import type { WebhookVerdict } from '../provider.ts';
import { isAlipayNotification, signAlipay } from './alipay-sign.ts';
import { createPaypalVerifier } from './paypal-webhook.ts';
import { verifySquareWebhook } from './square-webhook.ts';
import { verifyStripeWebhook } from './stripe-webhook.ts';
import { isSignedBy, signUnionpay } from './unionpay-sign.ts';
import { authorizationOf, decrypt, provePlatform } from './wechatpay-sign.ts';

// What each provider signs, spelled out byte by byte from its documentation, with digests made by other tools (openssl,
// sha256sum, Python's zlib). The emulators share code with the adapters, and would be wrong together; these would not.

const NOW = new Date('2026-11-20T03:00:00Z');
const SECONDS = '1795143600';
const bytes = (text: string) => new TextEncoder().encode(text);
const rsa = (content: string, privateKey: string) =>
  createSign('sha256').update(content).end().sign(privateKey, 'base64');
const isRefused = (verdict: WebhookVerdict) => !verdict.ok && verdict.reason === 'bad-signature';

test('Stripe signs the time, a dot and the body', () => {
  const body =
    '{"id":"evt_1","object":"event","type":"checkout.session.completed","data":{"object":{"object":"checkout.session","id":"cs_1","metadata":{"app":"softbox","merchantRef":"sb1"},"note":"결제"}}}';
  const mac = 'cedfa69985dbc4ad1a824a5207c0fec7a2b36a824fedaf2e091709f7f94a4612';
  const receive = (text: string, time = SECONDS) =>
    verifyStripeWebhook(
      { raw: bytes(text), headers: new Headers({ 'stripe-signature': `t=${time},v1=${mac}` }) },
      'whsec_vector',
      NOW,
    );
  expect(receive(body)).toMatchObject({ ok: true, events: [{ eventId: 'evt_1', merchantRef: 'sb1' }] });
  expect(isRefused(receive(body.replace('결제', '결재')))).toBe(true);
  expect(isRefused(receive(body, '1795143601'))).toBe(true);
});

test('Square signs its subscriber’s address and the body, with nothing between them', () => {
  const body =
    '{"event_id":"vector","type":"payment.updated","data":{"object":{"payment":{"order_id":"O1","note":"<결제> & \\u00e9"}}}}';
  const headers = new Headers({ 'x-square-hmacsha256-signature': 'YjPOCwH6KHvXCO/yPWfk+hg+QonOY8H4vB4vbtbuCsI=' });
  const proof = {
    signatureKey: 'square-vector-key',
    locationId: 'L1',
    webhookUrl: 'https://shop.example/api/webhooks/square',
  };
  expect(verifySquareWebhook({ raw: bytes(body), headers }, proof)).toMatchObject({
    ok: true,
    events: [{ eventId: 'vector', providerRef: 'O1' }],
  });
  // The same text, written with the letter itself instead of its number.
  expect(isRefused(verifySquareWebhook({ raw: bytes(body.replace('\\u00e9', 'é')), headers }, proof))).toBe(true);
  const slashed = { ...proof, webhookUrl: `${proof.webhookUrl}/` };
  expect(isRefused(verifySquareWebhook({ raw: bytes(body), headers }, slashed))).toBe(true);
});

test('PayPal signs id, time, webhook and the body’s CRC-32 as an unsigned decimal number', async () => {
  const body = '{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"custom_id":"sb1","note":"결제"}}';
  const leaf = issueCertificate('messageverificationcerts.sandbox.paypal.com', null, true);
  const verifyMessage = createPaypalVerifier({
    webhookId: 'WEBHOOK1',
    roots: [leaf.certificate],
    baseUrl: 'https://api-m.sandbox.paypal.com',
    // PayPal itself knows nothing of it.
    call: async () => ({ ok: false, kind: 'invalid', code: 'NO', message: '' }),
    context: { fetch: async () => new Response(leaf.certificate), now: () => NOW, webhookUrl: '' },
  });
  const receive = (checksum: string, text = body) =>
    verifyMessage({
      raw: bytes(text),
      headers: new Headers({
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-transmission-id': 'id-1',
        'paypal-transmission-time': '2026-11-20T03:00:00Z',
        'paypal-transmission-sig': rsa(`id-1|2026-11-20T03:00:00Z|WEBHOOK1|${checksum}`, leaf.privateKey),
      }),
    });
  expect(await receive('3800861220')).toMatchObject({ ok: true, events: [{ eventId: 'WH-1', merchantRef: 'sb1' }] });
  // The same bits read as a signed number, and as hexadecimal digits.
  expect(isRefused(await receive(String(3800861220 - 2 ** 32)))).toBe(true);
  expect(isRefused(await receive('e28c8a24'))).toBe(true);
  expect(isRefused(await receive('3800861220', `${body} `))).toBe(true);
});

test('WeChat Pay signs a request as five lines and a message as three, the last one ended as well', () => {
  const { publicKey, privateKey } = newKeyPair();
  const access = { merchantId: '1900000001', serial: 'ABC', privateKey, platformKeys: { PUB_KEY_ID_1: publicKey } };
  const path = '/v3/pay/transactions/out-trade-no/sb1?mchid=1900000001';
  const header = authorizationOf(access, { method: 'GET', path, body: '', now: NOW });
  const {
    nonce_str: nonce = '',
    signature = '',
    timestamp,
  } = Object.fromEntries([...header.matchAll(/(\w+)="([^"]+)"/g)].map(([, name, value]) => [name, value]));
  expect(timestamp).toBe(SECONDS);
  const isOver = (content: string) =>
    verify('sha256', Buffer.from(content), publicKey, Buffer.from(signature, 'base64'));
  expect(isOver(`GET\n${path}\n${SECONDS}\n${nonce}\n\n`)).toBe(true);
  expect(isOver(`GET\n${path}\n${SECONDS}\n${nonce}\n`)).toBe(false);

  const body = '{"id":"1","summary":"支付成功"}';
  const prove = (content: string) =>
    provePlatform(
      bytes(body),
      new Headers({
        'wechatpay-timestamp': SECONDS,
        'wechatpay-nonce': 'nonce1',
        'wechatpay-serial': 'PUB_KEY_ID_1',
        'wechatpay-signature': rsa(content, privateKey),
      }),
      access,
      NOW,
    );
  expect(prove(`${SECONDS}\nnonce1\n${body}\n`)).toBe('proven');
  expect(prove(`${SECONDS}\nnonce1\n${body}`)).toBe('bad-signature');
});

test('WeChat Pay’s contents open as AES-256-GCM says: the standard’s own test cases 13 and 14', () => {
  const key = '\0'.repeat(32);
  const open = (ciphertext: string, tag: string) =>
    decrypt(
      {
        ciphertext: Buffer.from(ciphertext + tag, 'hex').toString('base64'),
        nonce: '\0'.repeat(12),
        associated_data: '',
      },
      key,
    );
  expect(open('', '530f8afbc74536b9a963b4f1c4cb738b')).toBe('');
  expect(open('cea7403d4d606b6e074ec5d3baf39d18', 'd0d1c8a799996bf0265b98b5d48ab919')).toBe('\0'.repeat(16));
  expect(open('cea7403d4d606b6e074ec5d3baf39d18', 'd0d1c8a799996bf0265b98b5d48ab918')).toBeNull();
});

test('Alipay signs what is written before it is encoded: a request with its sign_type, a notification without', () => {
  const { publicKey, privateKey } = newKeyPair();
  const request = { method: 'alipay.trade.query', sign_type: 'RSA2', app_id: '2021', app_auth_token: '' };
  const signed = signAlipay(request, privateKey);
  expect(signed.sign).toBe(rsa('app_id=2021&method=alipay.trade.query&sign_type=RSA2', privateKey));
  expect('app_auth_token' in signed).toBe(false);

  const told = { trade_no: '1', subject: '一键 SNS & 100%', gmt_payment: '2026-11-20 11:00:00', sign_type: 'RSA2' };
  const content = 'gmt_payment=2026-11-20 11:00:00&subject=一键 SNS & 100%&trade_no=1';
  const believed = (over: string) => isAlipayNotification({ ...told, sign: rsa(over, privateKey) }, publicKey);
  expect(believed(content)).toBe(true);
  expect(believed(content.replace('&trade_no', '&sign_type=RSA2&trade_no'))).toBe(false);
  expect(believed(content.replace('%', '%25'))).toBe(false);
});

test('UnionPay signs the digest of the sorted fields as lower-case text, not the fields', () => {
  const { certificate, privateKey } = issueCertificate('merchant', null, false);
  const told = {
    version: '5.1.0',
    txnTime: '20261120110000',
    txnAmt: '209300',
    respMsg: '成功[0000000]',
    orderId: 'sb20261120vector',
    merId: '777290058110048',
    encoding: 'UTF-8',
    currencyCode: '156',
    bizType: '000201',
    accessType: '0',
  };
  const digest = 'bdeafeb97ddeb2b3d4b9db8ef7d2787f237bfbbf27d77d4b576a34766fd7be9d';
  const signature = rsa(digest, privateKey);
  expect(signUnionpay(told, privateKey).signature).toBe(signature);
  const by = new X509Certificate(certificate);
  expect(isSignedBy({ ...told, signature }, by)).toBe(true);
  expect(isSignedBy({ ...told, txnAmt: '209301', signature }, by)).toBe(false);
  expect(isSignedBy({ ...told, signature: rsa(digest.toUpperCase(), privateKey) }, by)).toBe(false);
});
