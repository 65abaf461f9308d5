import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROVIDER_NAMES, type ProviderName } from '@softbox/config/countries';
import { readEnv } from '@softbox/config/env';
import { openTestDb } from '@softbox/db/testing';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { EMULATORS } from '../emulators/index.ts';
import { issueCertificate } from '../emulators/issue-certificate.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { createProviders } from '../providers/index.ts';
import { shareSandboxKeys } from '../sandbox-keys.testing.ts';
import { checkPayments } from './check-payments.ts';

const HOSTS: [RegExp, ProviderName][] = [
  [/stripe\.com$/, 'stripe'],
  [/paypal\.com$/, 'paypal'],
  [/squareupsandbox\.com$/, 'square'],
  [/tosspayments\.com$/, 'tosspayments'],
  [/alipaydev\.com$/, 'alipay'],
  [/weixin\.qq\.com$/, 'wechatpay'],
  [/95516\.com$/, 'unionpay'],
];

const oneLine = (pem: string) => pem.replaceAll('\n', '\\n');
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');

/** A shop with the keys of all seven providers, and the providers out in the world. */
async function world(change: Record<string, string | undefined> = {}, refused: Record<string, Response> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'softbox-check-'));
  shareSandboxKeys(DATA_DIR);
  const keys = <N extends ProviderName>(name: N) => sandboxKeys(DATA_DIR, name);
  const [alipay, wechatpay, unionpay] = [keys('alipay'), keys('wechatpay'), keys('unionpay')];
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR,
    PUBLIC_ORIGIN: 'https://softbox.example',
    STRIPE_SECRET_KEY: keys('stripe').secretKey,
    STRIPE_WEBHOOK_SECRET: keys('stripe').webhookSecret,
    TOSS_CLIENT_KEY: keys('tosspayments').clientKey,
    TOSS_SECRET_KEY: keys('tosspayments').secretKey,
    SQUARE_ACCESS_TOKEN: keys('square').accessToken,
    SQUARE_LOCATION_ID: keys('square').locationId,
    SQUARE_WEBHOOK_SIGNATURE_KEY: keys('square').signatureKey,
    PAYPAL_CLIENT_ID: keys('paypal').clientId,
    PAYPAL_CLIENT_SECRET: keys('paypal').clientSecret,
    PAYPAL_WEBHOOK_ID: keys('paypal').webhookId,
    ALIPAY_APP_ID: alipay.appId,
    ALIPAY_SELLER_ID: alipay.sellerId,
    // As Alipay's own tool gives them.
    ALIPAY_PRIVATE_KEY: bare(alipay.privateKey),
    ALIPAY_PUBLIC_KEY: bare(alipay.publicKey),
    WECHATPAY_MERCHANT_ID: wechatpay.merchantId,
    WECHATPAY_APP_ID: wechatpay.appId,
    WECHATPAY_API_V3_KEY: wechatpay.apiV3Key,
    WECHATPAY_SERIAL: wechatpay.serial.toLowerCase(),
    WECHATPAY_PRIVATE_KEY: oneLine(wechatpay.privateKey),
    WECHATPAY_PUBLIC_KEY_ID: wechatpay.publicKeyId,
    WECHATPAY_PUBLIC_KEY: oneLine(wechatpay.publicKey),
    UNIONPAY_MERCHANT_ID: unionpay.merchantId,
    UNIONPAY_PRIVATE_KEY: oneLine(unionpay.privateKey),
    UNIONPAY_CERTIFICATE: oneLine(unionpay.certificate),
    UNIONPAY_ROOT_CERTIFICATE: oneLine(unionpay.rootCertificate),
    UNIONPAY_MIDDLE_CERTIFICATE: oneLine(unionpay.middleCertificate),
    ...change,
  });
  const deps = { env, db: await openTestDb(), clock: systemClock };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const [, name] = HOSTS.find(([host]) => host.test(new URL(request.url).hostname)) ?? [];
    if (!name) throw new TypeError(`nobody answers at ${request.url}`);
    const refusal = refused[new URL(request.url).pathname];
    if (refusal) return refusal.clone();
    return EMULATORS[name].handle(request, deps);
  };
  return { ...deps, fetch };
}

const bad = async (change: Record<string, string | undefined>) =>
  (await checkPayments(await world(change))).filter(({ verdict }) => verdict === 'bad');

test('with keys of all seven the shop talks to the providers themselves', async () => {
  const deps = await world();
  const modes = Object.values(createProviders(deps)).map(({ name, mode }) => [name, mode]);
  expect(modes).toEqual(PROVIDER_NAMES.map((name) => [name, name === 'wechatpay' ? 'live' : 'sandbox-remote']));
  const findings = await checkPayments(deps);
  expect(findings.map(({ provider, verdict }) => [provider, verdict])).toEqual(
    PROVIDER_NAMES.map((name) => [name, 'good']),
  );
  expect(findings.find(({ provider }) => provider === 'wechatpay')?.text).toContain('real money');
});

test('wrong keys are said, one provider at a time', async () => {
  const other = issueCertificate('other', null, false);
  const cases: [Record<string, string>, ProviderName, RegExp][] = [
    [{ STRIPE_SECRET_KEY: 'sk_test_wrong' }, 'stripe', /refused/],
    [{ TOSS_SECRET_KEY: 'test_sk_wrong' }, 'tosspayments', /refused/],
    [{ SQUARE_ACCESS_TOKEN: 'wrong' }, 'square', /refused/],
    [{ SQUARE_LOCATION_ID: 'LOTHER' }, 'square', /is no location/],
    [{ PAYPAL_CLIENT_SECRET: 'wrong' }, 'paypal', /refused/],
    [{ PAYPAL_WEBHOOK_ID: 'OTHER' }, 'paypal', /is no webhook of this application/],
    [{ ALIPAY_PRIVATE_KEY: oneLine(other.privateKey) }, 'alipay', /refused/],
    [{ ALIPAY_PUBLIC_KEY: oneLine(other.certificate) }, 'alipay', /public key the right one/],
    [{ ALIPAY_PRIVATE_KEY: 'no key' }, 'alipay', /^ALIPAY_PRIVATE_KEY is not a private key/],
    [{ WECHATPAY_SERIAL: 'ABCDEF0123456789' }, 'wechatpay', /refused/],
    [{ UNIONPAY_PRIVATE_KEY: oneLine(other.privateKey) }, 'unionpay', /does not belong to UNIONPAY_CERTIFICATE/],
    [{ UNIONPAY_ROOT_CERTIFICATE: oneLine(other.certificate) }, 'unionpay', /was not issued by/],
    [{ UNIONPAY_CERTIFICATE: 'file:/nowhere.pem' }, 'unionpay', /cannot be read/],
  ];
  for (const [change, provider, text] of cases) {
    const findings = await bad(change);
    expect(findings.length, JSON.stringify(Object.keys(change))).toBeGreaterThan(0);
    expect(new Set(findings.map((finding) => finding.provider))).toEqual(new Set([provider]));
    expect(findings.map((finding) => finding.text).join('\n')).toMatch(text);
    expect(JSON.stringify(findings)).not.toContain('wrong');
  }
});

test('what PayPal’s application may not do is said, with what to switch on', async () => {
  const unable = () =>
    Response.json({ name: 'NOT_AUTHORIZED', message: 'insufficient permissions', details: [] }, { status: 403 });
  const [disputes, books] = ['/v1/customer/disputes', '/v1/reporting/transactions'];
  const said = async (refused: Record<string, Response>) =>
    (await checkPayments(await world({}, refused))).filter(({ verdict }) => verdict === 'bad');
  const both = await said({ [disputes]: unable(), [books]: unable() });
  expect(both.map(({ provider }) => provider)).toEqual(['paypal', 'paypal']);
  expect(both[0]?.text).toMatch(/“Disputes”.*Apps & Credentials/);
  expect(both[1]?.text).toMatch(/“Transaction search”.*Apps & Credentials/);
  expect((await said({ [books]: unable() })).map(({ text }) => text)).toEqual([both[1]?.text]);
  // Away for a moment says nothing about what is switched on.
  const [silent] = await said({ [disputes]: new Response('', { status: 503 }) });
  expect(silent?.text).toMatch(/^It gave no answer .*“Disputes”/);
});

test('a shop without https, or a webhook that calls elsewhere, is told so', async () => {
  const findings = await bad({
    PUBLIC_ORIGIN: 'http://shop.local:3000',
    WECHATPAY_MERCHANT_ID: undefined,
    WECHATPAY_APP_ID: undefined,
    WECHATPAY_API_V3_KEY: undefined,
    WECHATPAY_SERIAL: undefined,
    WECHATPAY_PRIVATE_KEY: undefined,
    WECHATPAY_PUBLIC_KEY_ID: undefined,
    WECHATPAY_PUBLIC_KEY: undefined,
  });
  expect(findings.filter(({ text }) => text.includes('set PUBLIC_ORIGIN')).map(({ provider }) => provider)).toEqual(
    PROVIDER_NAMES.filter((name) => name !== 'wechatpay'),
  );
  const deps = await world();
  const moved = { ...deps, env: { ...deps.env, PUBLIC_ORIGIN: 'https://new.example' } };
  const elsewhere = (await checkPayments(moved)).filter(({ verdict }) => verdict === 'bad');
  expect(elsewhere.map(({ provider }) => provider)).toEqual(['stripe', 'paypal']);
});
