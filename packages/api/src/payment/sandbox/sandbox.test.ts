import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@softbox/config/languages';
import { webhookInbox } from '@softbox/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../../testing.ts';
import type { SandboxOutcome } from '../emulators/outcomes.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { buy } from '../paying.testing.ts';

const ORIGIN = 'http://127.0.0.1:3000';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let count = 0;
async function stripeSession(change: { title?: string; language?: Language; email?: string } = {}) {
  const now = api.clock.now();
  const created = await api.services.providers.stripe?.create({
    merchantRef: `sbtest${++count}`,
    title: change.title ?? 'SNS package',
    amount: { minor: 29_900, currency: 'USD' },
    country: 'US',
    language: change.language ?? 'en',
    buyer: { name: 'Kim', email: 'kim@example.com', phone: '1', ip: '203.0.113.9', device: 'desktop' },
    returnUrl: `${ORIGIN}/api/payments/return/stripe`,
    cancelUrl: `${ORIGIN}/api/payments/return/stripe`,
    expiresAt: new Date(now.getTime() + 30 * 60_000),
    idempotencyKey: `key${count}`,
  });
  if (!created?.ok || !created.value.providerRef) throw new Error('no session');
  return created.value.providerRef;
}

const windowRequest = (change: object = {}) => ({
  clientKey: sandboxKeys(api.services.env.DATA_DIR, 'tosspayments').clientKey,
  amount: { value: 358_800, currency: 'KRW' },
  orderId: `order_1_test${++count}`,
  orderName: 'SNS 패키지',
  successUrl: `${ORIGIN}/api/payments/return/tosspayments?ref=x`,
  failUrl: `${ORIGIN}/api/payments/return/tosspayments?ref=x&result=fail`,
  language: 'ko',
  ...change,
});

const press = (path: string, outcome: SandboxOutcome | string, headers: Record<string, string> = {}) =>
  api.request('POST', path, {
    body: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test('the page says what is paid, in the buyer’s language, and needs no script', async () => {
  for (const language of LANGUAGES) {
    const id = await stripeSession({ language });
    const { status, text, headers } = await api.request('GET', `/sandbox/pay/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('$299 USD');
    expect(text).toContain('SANDBOX');
    expect(text).toContain('noindex');
    expect(text).not.toMatch(/<script|style=|sandbox\.[a-z]/i);
    expect(text).toContain(`<html lang="${language === 'zh' ? 'zh-Hans' : language}">`);
    const policy = headers.get('content-security-policy') ?? '';
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("frame-ancestors 'self'");
  }
});

test('a title stays text', async () => {
  const id = await stripeSession({ title: '<img src=x onerror="alert(1)">' });
  const { text } = await api.request('GET', `/sandbox/pay/${id}`);
  expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(text).not.toContain('<img');
});

test('paying leads back to the shop; afterwards the page is over', async () => {
  const id = await stripeSession();
  const paid = await press(`/sandbox/pay/${id}`, 'pay');
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`${ORIGIN}/api/payments/return/stripe?ref=sbtest${count}&session_id=${id}`);
  const again = await press(`/sandbox/pay/${id}`, 'cancel');
  expect(again.headers.get('location')).toBe(`/sandbox/pay/${id}`);
  expect((await api.request('GET', `/sandbox/pay/${id}`)).text).toContain('This payment is over');
});

test('a refused card leaves Stripe’s page open for another try', async () => {
  const id = await stripeSession();
  const refused = await press(`/sandbox/pay/${id}`, 'insufficient_funds');
  expect(refused.headers.get('location')).toBe(`/sandbox/pay/${id}`);
  expect((await api.request('GET', `/sandbox/pay/${id}`)).text).toMatch(/role="alert">[^<]*insufficient funds/);
  const paid = await press(`/sandbox/pay/${id}`, 'pay');
  expect(paid.headers.get('location')).toContain('session_id');
});

test('a failed authentication is told in the buyer’s language, and only where there is one', async () => {
  const words = {
    ko: '본인 인증에 실패',
    en: 'could not confirm that it was you',
    ja: '本人認証に失敗',
    zh: '身份验证未通过',
    vi: 'Xác thực không thành công',
  };
  for (const language of LANGUAGES) {
    const id = await stripeSession({ language });
    expect((await press(`/sandbox/pay/${id}`, 'authentication_failed')).headers.get('location')).toBe(
      `/sandbox/pay/${id}`,
    );
    const { text } = await api.request('GET', `/sandbox/pay/${id}`);
    expect(/role="alert">([^<]*)/.exec(text)?.[1]).toContain(words[language]);
  }
  const alipay = await buy(api, { country: 'CN' });
  const page = `/sandbox/pay/${await alipay.openPage(await alipay.start('alipay'))}`;
  expect((await api.request('GET', page)).text).not.toContain('authentication_failed');
  expect((await press(page, 'authentication_failed')).headers.get('location')).toBe(page);
  expect((await alipay.read()).order.paidMinor).toBe(0);
});

test('never returning says that the tab may be closed', async () => {
  const answer = await press(`/sandbox/pay/${await stripeSession()}`, 'pay_no_return');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('You may close this tab');
});

test('the message that comes first is there before the browser is sent back', async () => {
  const before = await api.db.read.$count(webhookInbox);
  await press(`/sandbox/pay/${await stripeSession()}`, 'pay_webhook_first');
  expect(await api.db.read.$count(webhookInbox)).toBe(before + 1);
});

test('other sites can press no button, and unknown buttons do nothing', async () => {
  const id = await stripeSession();
  const foreign = await press(`/sandbox/pay/${id}`, 'pay', { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  expect((await press(`/sandbox/pay/${id}`, 'toString')).headers.get('location')).toBe(`/sandbox/pay/${id}`);
  expect((await api.request('GET', `/sandbox/pay/${id}`)).text).toContain('name="outcome" value="pay"');
  expect((await api.request('GET', '/sandbox/pay/cs_test_unknown')).status).toBe(404);
});

test('tests choose by JSON', async () => {
  const id = await stripeSession();
  const chosen = await api.request('POST', `/sandbox/control/${id}`, { body: { outcome: 'pay' } });
  expect(chosen.body.redirectUrl).toContain(`session_id=${id}`);
  const twice = await api.request('POST', `/sandbox/control/${id}`, { body: { outcome: 'pay' } });
  expect(twice.status).toBe(409);
});

test('the Toss window opens for this shop’s key and pages only', async () => {
  const opened = await api.request('POST', '/sandbox/toss/payments', { body: windowRequest() });
  expect(opened.status).toBe(200);
  expect(opened.body.url).toMatch(/^\/sandbox\/pay\/\w+\?window=1$/);
  const refused = [
    { clientKey: 'test_ck_other' },
    { successUrl: 'https://evil.example/' },
    { failUrl: 'https://evil.example/' },
    { successUrl: 'javascript:alert(1)' },
    { amount: { value: 1.5, currency: 'KRW' } },
    { amount: { value: 358_800, currency: 'USD' } },
    { orderId: '../x' },
  ];
  for (const change of refused) {
    const answer = await api.request('POST', '/sandbox/toss/payments', { body: windowRequest(change) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  }
  expect((await api.request('POST', '/sandbox/toss/payments', { body: '{' })).status).toBe(400);
});

test('in the window, cancelling stays inside; everything else moves the whole page', async () => {
  const { body } = await api.request('POST', '/sandbox/toss/payments', { body: windowRequest() });
  const { text } = await api.request('GET', body.url);
  expect(text).toContain('target="_top"');
  expect(text).toMatch(/value="cancel" formtarget="_self"/);
  const cancelled = await press(body.url, 'cancel');
  expect(cancelled.headers.get('location')).toMatch(/^\/sandbox\/toss\/closed/);
  expect((await api.request('GET', cancelled.headers.get('location') ?? '')).status).toBe(200);
  const paid = await press(body.url, 'pay');
  expect(Object.fromEntries(new URL(paid.headers.get('location') ?? '').searchParams)).toMatchObject({
    paymentType: 'NORMAL',
    paymentKey: body.paymentKey,
    amount: '358800',
  });
});

test('the window’s script is one whole program', async () => {
  const { text, headers } = await api.request('GET', '/sandbox/toss/sdk.js');
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(() => new Function(text)).not.toThrow();
  expect(text).toContain('토스페이먼츠 테스트 결제창');
  expect(text).not.toMatch(/\bimport\b|__vi|__name/);
});

test('a provider that posts its answer sends the browser back by a form that needs no script to be sent', async () => {
  const purchase = await buy(api, { country: 'CN' });
  const { nextAction } = await purchase.start('unionpay');
  if (nextAction.type !== 'form-post') throw new Error('no form');
  const opened = await api.request('POST', new URL(nextAction.url).pathname, {
    body: new URLSearchParams(nextAction.fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(opened.status).toBe(303);
  const page = opened.headers.get('location') ?? '';
  expect((await api.request('GET', page)).text).toContain('¥2,093 CNY');
  const { status, text, headers } = await press(page, 'pay');
  expect(status).toBe(200);
  expect(text).toContain(`<form method="post" action="${ORIGIN}/api/payments/return/unionpay?ref=`);
  expect(text).toContain('name="respCode" value="00"');
  expect(text).toMatch(/<button class="main">[^<]+<\/button>/);
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(text) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
});

test('a payment that somebody else wrote begins nowhere', async () => {
  for (const path of [
    '/sandbox/alipay/gateway.do?method=alipay.trade.page.pay&app_id=1&sign=AAAA',
    '/sandbox/wechatpay/checkmweb?prepay_id=x',
  ])
    expect((await api.request('GET', path)).status).toBe(404);
  const form = { body: 'txnType=01', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect((await api.request('POST', '/sandbox/unionpay/gateway/api/frontTransReq.do', form)).status).toBe(404);
});

test('a scanned code’s page says that the other screen goes on', async () => {
  const purchase = await buy(api, { country: 'CN' });
  const { nextAction } = await purchase.start('wechatpay');
  if (nextAction.type !== 'qr') throw new Error('no code');
  const page = new URL(nextAction.content).pathname;
  const { text } = await press(page, 'pay');
  expect(text).toContain('本设备上的操作已完成');
  expect((await api.request('GET', page)).text).toContain('</h1>');
});

test('[case 47] with real keys there is no sandbox', async () => {
  const real = await startTestApi({
    env: {
      ALLOW_SANDBOX_PAYMENTS: false,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      TOSS_CLIENT_KEY: 'test_ck_1',
      TOSS_SECRET_KEY: 'test_sk_1',
    },
  });
  const paths = [
    'GET /sandbox/toss/sdk.js',
    'GET /sandbox/toss/closed',
    'GET /sandbox/pay/cs_test_sbx1',
    'POST /sandbox/control/cs_test_sbx1',
    'POST /sandbox/toss/payments',
  ];
  for (const path of paths) {
    const [method = '', where = ''] = path.split(' ');
    const { status } = await real.request(method, where, method === 'POST' ? { body: {} } : {});
    expect([path, status]).toEqual([path, 404]);
  }
  await real.close();
});

async function payByRest(email: string, country: 'KR' | 'US') {
  const [currency, totalAmount] = country === 'KR' ? ['KRW', '358800'] : ['USD', '299'];
  const customer = { customerName: 'Kim', customerEmail: email, customerPhone: '010-1234-5678' };
  const shared = {
    ...customer,
    currency,
    country,
    isGuestOrder: true,
    orderType: 'package',
    packageName: 'SNS all-in-one package',
  };
  const placed = await api.request('POST', '/api/orders', {
    body: { ...shared, packagePrice: totalAmount, totalAmount, agreements: { purchase: true, privacy: true } },
  });
  expect(placed.body).toMatchObject({ success: true });
  const provider = country === 'KR' ? 'tosspayments' : 'stripe';
  return api.request('POST', '/api/payment', {
    body: { ...shared, orderId: placed.body.orderId, amount: Number(totalAmount), provider },
    cookies: cookiesOf(placed.headers),
  });
}

test('[C-10] a plain REST caller is charged at once, refused or kept waiting by the address', async () => {
  for (const country of ['KR', 'US'] as const) {
    expect((await payByRest('kim@example.com', country)).body).toMatchObject({ success: true, status: 'paid' });
    expect((await payByRest('kim+decline@example.com', country)).body).toMatchObject({
      success: false,
      status: 'failed',
    });
    expect((await payByRest('kim+pending@example.com', country)).body).toMatchObject({
      success: false,
      status: 'processing',
    });
  }
});
