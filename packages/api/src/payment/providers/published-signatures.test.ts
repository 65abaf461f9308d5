import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import published from './published-signatures.json' with { type: 'json' };
import { verifySquareWebhook } from './square-webhook.ts';
import { isSignedBy } from './unionpay-sign.ts';
import { provePlatform } from './wechatpay-sign.ts';

// Messages that others signed and published under MIT (Square, UnionPay) or Apache-2.0 (WeChat Pay), kept as data.
// Where each comes from, and those whose licence or content keeps them out, stands in docs/payment-cases.md.

const bytes = (text: string) => new TextEncoder().encode(text);

test.each(published.square)('[case 28] Square’s own SDK and we agree on $body', ({ key, url, body, signature }) => {
  const receive = (text: string, signatureKey = key, webhookUrl = url) => {
    const verdict = verifySquareWebhook(
      { raw: bytes(text), headers: new Headers({ 'x-square-hmacsha256-signature': signature }) },
      { signatureKey, locationId: 'L1', webhookUrl },
    );
    return verdict.ok ? 'believed' : verdict.reason;
  };
  // Two of them are too short for an event, which is only looked at once the signature is proven.
  expect(receive(body)).not.toBe('bad-signature');
  expect(receive(`${body} `)).toBe('bad-signature');
  expect(receive(body, `${key}x`)).toBe('bad-signature');
  expect(receive(body, key, `${url}/`)).toBe('bad-signature');
});

test('[case 32] WeChat Pay’s own SDK and we agree on a message, for five minutes', () => {
  const { publicKey, serial, timestamp, nonce, body, signature } = published.wechatpay;
  const access = { merchantId: '', serial: '', privateKey: '', platformKeys: { [serial]: publicKey } };
  const prove = (text: string, secondsLater = 0) =>
    provePlatform(
      bytes(text),
      new Headers({
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': nonce,
        'wechatpay-serial': serial,
        'wechatpay-signature': signature,
      }),
      access,
      new Date((Number(timestamp) + secondsLater) * 1000),
    );
  expect(prove(body)).toBe('proven');
  expect(prove(body, 301)).not.toBe('proven');
  expect(prove(JSON.stringify(JSON.parse(body), null, 1))).toBe('bad-signature');
});

test('[case 30] what UnionPay’s test gateway signed is believed, and nothing beside it', () => {
  const told = published.unionpay;
  const by = new X509Certificate(told.signPubKeyCert);
  expect(isSignedBy(told, by)).toBe(true);
  expect(isSignedBy({ ...told, txnAmt: '2' }, by)).toBe(false);
  expect(isSignedBy({ ...told, extra: '' }, by)).toBe(false);
});
