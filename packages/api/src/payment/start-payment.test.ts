import { setTimeout } from 'node:timers/promises';
import { orders, templates } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

test('[S-04] our client gets the next step: the Toss window in Korea, the payment page elsewhere; nothing is paid yet', async () => {
  const korean = await buy(api, { country: 'KR' });
  const toss = await korean.start();
  expect(toss).toMatchObject({
    success: false,
    status: 'requires_action',
    orderId: korean.orderId,
    nextAction: { type: 'toss-window', amount: { value: 358_800, currency: 'KRW' } },
  });
  expect(toss.nextAction).toMatchObject({ orderId: toss.transactionId });
  const american = await buy(api, { country: 'US' });
  expect(await american.start()).toMatchObject({ status: 'requires_action', nextAction: { type: 'redirect' } });
  const { order, events } = await american.read();
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'processing', paymentMethod: 'stripe' });
  expect(events).toEqual(['placed', 'payment_started']);
});

test.each(['US', 'KR'] as const)(
  '[C-10] a plain caller in %s is charged at once on the embedded sandbox',
  async (country) => {
    const purchase = await buy(api, { country });
    const body = {
      orderId: purchase.orderId,
      key: purchase.key,
      amount: String(purchase.amount),
      currency: purchase.currency,
      country,
    };
    const answer = await api.request('POST', '/api/payment', { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, status: 'paid', orderId: purchase.orderId });
    const { order, ledger } = await purchase.read();
    expect(order).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      transactionId: answer.body.transactionId,
    });
    expect(ledger).toHaveLength(1);
    // A retry whose first answer was lost is told the same and charges nothing.
    const again = await api.request('POST', '/api/payment', { body });
    expect(again.body).toEqual(answer.body);
    await api.drainJobs();
    expect((await purchase.read()).ledger).toHaveLength(1);
  },
);

test.each(['US', 'KR'] as const)(
  '[C-10] a decline in %s is 200 with success false, and the order waits',
  async (country) => {
    const purchase = await buy(api, { country, email: `nobody.${country}+decline@example.com` });
    const answer = await api.request('POST', '/api/payment', {
      body: { orderId: purchase.orderId, key: purchase.key },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: false, status: 'failed', message: expect.any(String) },
    });
    const { order, ledger, events } = await purchase.read();
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', transactionId: '' });
    expect(ledger).toEqual([]);
    expect(events).toEqual(['placed', 'payment_started', 'payment_failed']);
  },
);

test('[case 1][C-10] an amount, currency or country that is not the order’s is refused before anything is created', async () => {
  const purchase = await buy(api, { country: 'KR' });
  const tampered = [
    { amount: '1' },
    { amount: 0 },
    { amount: 358_799 },
    { amount: '-358800' },
    { amount: '358800.5' },
    { amount: 'free' },
    { currency: 'VND' },
    { country: 'VN' },
  ];
  for (const claim of tampered) {
    const answer = await api.request('POST', '/api/payment', {
      body: { orderId: purchase.orderId, key: purchase.key, ...claim },
    });
    expect({ claim, status: answer.status, code: answer.body.code }).toEqual({
      claim,
      status: 409,
      code: 'PRICE_CHANGED',
    });
    expect(answer.body).toMatchObject({ success: false, price: '₩358,800' });
  }
  expect(await purchase.read()).toMatchObject({ order: { paymentStatus: 'unpaid' }, attempts: [] });
});

test('[C-10] a provider of another country is refused', async () => {
  const korean = await buy(api, { country: 'KR' });
  await expect(korean.start('stripe')).rejects.toMatchObject({ message: 'PROVIDER_NOT_AVAILABLE' });
});

test('[case 11] dong beyond the eight digits that a provider takes are refused before anything is created, with the limit', async () => {
  const network = withFlakyNetwork(api);
  const vietnamese = await api.caller({ country: 'VN' });
  const { orderId, accessKey } = await vietnamese.orders.place({
    customerName: 'An Nguyen',
    customerEmail: 'an@example.com',
    customerPhone: '0912345678',
    country: 'VN',
    items: [{ itemId: 'package:launch', quantity: 9 }],
    agreements: { purchase: true, privacy: true },
  });
  await expect(vietnamese.payment.start({ orderId, key: accessKey ?? '', flow: 'interactive' })).rejects.toMatchObject({
    message: 'AMOUNT_TOO_LARGE',
    cause: { params: { limit: '₫99.999.999' } },
  });
  expect(network.calls).toEqual([]);
});

test('[C-10] somebody else’s order does not exist', async () => {
  const { orderId } = await buy(api);
  const stranger = await api.signUp();
  for (const caller of [await api.caller(), await api.caller({ actor: stranger.actor })]) {
    await expect(caller.payment.start({ orderId, flow: 'interactive' })).rejects.toMatchObject({
      message: 'ORDER_NOT_FOUND',
    });
    await expect(caller.payment.cancel({ orderId })).rejects.toMatchObject({ message: 'ORDER_NOT_FOUND' });
  }
});

test('[case 17][S-04] ten clicks at once are one attempt with one session', async () => {
  const purchase = await buy(api);
  const answers = await Promise.all(Array.from({ length: 10 }, () => purchase.start()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await purchase.read()).attempts).toHaveLength(1);
  expect(await purchase.sessions()).toHaveLength(1);
});

test('[case 17] a second click that is refused takes nothing from the first, whose session is already shown', async () => {
  const purchase = await buy(api, { country: 'CN' });
  const { wechatpay } = api.services.providers;
  if (!wechatpay) throw new Error('no provider');
  const second = Promise.withResolvers<void>();
  let calls = 0;
  const create: typeof wechatpay.create = async (input) => {
    if (++calls === 1) {
      await second.promise;
      return wechatpay.create(input);
    }
    second.resolve();
    // Asked for under the same number from elsewhere: refused once the first one has its answer.
    while (!(await purchase.newest()).nextAction) await setTimeout(1);
    return { ok: false, kind: 'invalid', code: 'OUT_TRADE_NO_USED', message: '商户订单号重复' };
  };
  api.services.providers.wechatpay = { ...wechatpay, create };
  const [one, other] = await Promise.all([purchase.start('wechatpay'), purchase.start('wechatpay')]);
  expect(calls).toBe(2);
  expect(one).toMatchObject({ status: 'requires_action', nextAction: { type: 'qr' } });
  expect(other).toEqual(one);
  const { events, attempts } = await purchase.read();
  expect(events).toEqual(['placed', 'payment_started']);
  expect(attempts).toMatchObject([{ status: 'action_required', failureCode: null }]);
});

test.each(['US', 'KR'] as const)(
  '[S-04] declined, then canceled, then paid in %s: the same order completes',
  async (country) => {
    const purchase = await buy(api, { country });
    if (country === 'KR') expect((await purchase.pay('decline'))?.pathname).toBe('/kr/payment/fail');
    const canceled = await purchase.pay('cancel');
    expect(canceled?.pathname).toBe(`/${country.toLowerCase()}/payment/fail`);
    expect((await purchase.read()).order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    const done = await purchase.pay('pay');
    expect(done?.pathname).toBe(`/${country.toLowerCase()}/payment/success`);
    const { order, attempts, ledger } = await purchase.read();
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(attempts.map(({ status }) => status)).toEqual([
      ...(country === 'KR' ? ['failed'] : []),
      'canceled',
      'succeeded',
    ]);
    expect(ledger).toHaveLength(1);
    await api.drainJobs();
    expect(await purchase.read()).toMatchObject({ ledger: [{ counts: true }] });
  },
);

test('[case 18][S-04] the closed window: canceled at the provider first, and paid where the buyer was faster', async () => {
  const purchase = await buy(api);
  const session = await purchase.openPage(await purchase.start());
  const { orderId, key } = purchase;
  expect(await purchase.visitor.payment.cancel({ orderId, key })).toMatchObject({ success: false, status: 'canceled' });
  // The ended session takes no more money.
  expect(await api.request('POST', `/sandbox/control/${session}`, { body: { outcome: 'pay' } })).toMatchObject({
    status: 409,
  });

  await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never');
  expect(await purchase.visitor.payment.cancel({ orderId, key })).toMatchObject({ success: true, status: 'paid' });
  expect((await purchase.read()).order.status).toBe('completed');
});

test('[case 23] an outcome nobody knows blocks another attempt, is never called failed, and heals', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  network.weather = 'answers-lost';
  expect(await purchase.start()).toMatchObject({ success: false, status: 'processing', nextAction: { type: 'none' } });
  await expect(purchase.start()).rejects.toMatchObject({ message: 'PAYMENT_UNCERTAIN' });
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'processing' },
    attempts: [{ uncertain: true, status: 'created' }],
  });

  network.weather = 'fine';
  const healed = await purchase.start();
  expect(healed).toMatchObject({ status: 'requires_action', nextAction: { type: 'redirect' } });
  // The session whose answer was lost, not a second one.
  const created = network.calls.filter((call) => call === 'POST /v1/checkout/sessions');
  expect(created.length).toBeGreaterThan(1);
  expect(await purchase.sessions()).toMatchObject([{ state: 'open' }]);
  await purchase.choose(await purchase.openPage(healed), 'pay');
  await api.drainJobs();
  expect(await purchase.read()).toMatchObject({
    attempts: [{ status: 'succeeded', uncertain: false }],
    ledger: [{ counts: true }],
  });
});

test('[case 22] a confirmation whose answer was lost took the money once, and is found', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api, { country: 'KR' });
  const url = await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never');
  network.weather = 'answers-lost';
  const waiting = await purchase.goBack(url ?? '');
  expect(waiting.pathname).toBe('/kr/payment/success');
  expect(await purchase.read()).toMatchObject({ attempts: [{ uncertain: true }], ledger: [] });
  await expect(purchase.start()).rejects.toMatchObject({ message: 'PAYMENT_UNCERTAIN' });
  network.weather = 'fine';
  expect(await purchase.start()).toMatchObject({ success: true, status: 'paid' });
  expect(await purchase.read()).toMatchObject({ attempts: [{ status: 'succeeded' }], ledger: [{ counts: true }] });
});

test('[case 8] a price that rises after the order was placed is not its price', async () => {
  const visitor = await api.caller({ country: 'KR' });
  const ordered = { customerName: '김민지', customerEmail: 'minji@example.com', customerPhone: '010-1234-5678' };
  const template = { country: 'KR', itemId: 'template:3', agreements: { purchase: true, privacy: true } } as const;
  const { orderId, accessKey, amount } = await visitor.orders.place({ ...ordered, ...template });
  const key = accessKey ?? '';
  await api.db.write((tx) => tx.update(templates).set({ basePrice: sql`${templates.basePrice} + 10` }));
  const dearer = await visitor.orders.place({ ...ordered, ...template, requestId: crypto.randomUUID() });
  expect(dearer.amount).toBeGreaterThan(amount);
  const { nextAction } = await visitor.payment.start({ orderId, key, amount, flow: 'interactive' });
  expect(nextAction).toMatchObject({ amount: { value: amount, currency: 'KRW' } });
  expect((await api.request('POST', '/api/payment', { body: { orderId, key } })).body).toMatchObject({ success: true });
  const [order] = await api.db.read.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ paymentStatus: 'paid', paidMinor: amount });
});

test('[case 43] given up in one window, an order is paid in another’s', async () => {
  const purchase = await buy(api);
  expect((await purchase.pay('cancel', 'stripe'))?.pathname).toBe('/us/payment/fail');
  expect((await purchase.pay('cancel', 'paypal'))?.pathname).toBe('/us/payment/fail');
  // Square's page knows no cancelling: its tab is closed, and the shop's own button pressed.
  const left = await purchase.openPage(await purchase.start('square'));
  expect((await purchase.read()).order).toMatchObject({ status: 'pending', paymentStatus: 'processing' });
  expect((await purchase.pay('pay', 'paypal'))?.pathname).toBe('/us/payment/success');
  expect(await purchase.choose(left, 'pay')).toBeUndefined();
  const { order, attempts, ledger } = await purchase.read();
  expect(order).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'paypal' });
  expect(attempts.map(({ provider, status }) => `${provider} ${status}`)).toEqual([
    'stripe canceled',
    'paypal canceled',
    'square canceled',
    'paypal succeeded',
  ]);
  expect(ledger).toHaveLength(1);
});

test('[case 44] a guest pays on another device by the link in the mail, and nobody without it', async () => {
  const purchase = await buy(api);
  await api.drainJobs();
  const [mail] = await purchase.mails('');
  const key = /[?&]key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const { orderId } = purchase;
  const elsewhere = await api.caller({ country: 'US' });
  for (const wrong of [undefined, '', 'x', `${key}x`])
    await expect(elsewhere.payment.start({ orderId, key: wrong, flow: 'interactive' })).rejects.toMatchObject({
      message: 'ORDER_NOT_FOUND',
    });
  expect((await purchase.read()).attempts).toEqual([]);
  const started = await elsewhere.payment.start({ orderId, key, flow: 'interactive' });
  const url = await purchase.choose(await purchase.openPage(started), 'pay');
  expect((await purchase.goBack(url ?? '')).pathname).toBe('/us/payment/success');
});

test('[C-10] a flood of payment calls for one order is slowed down', async () => {
  const limited = await startTestApi({ env: { RATE_LIMIT: 'default' } });
  const purchase = await buy(limited);
  for (let clicks = 0; clicks < 10; clicks++) await purchase.start();
  await expect(purchase.start()).rejects.toMatchObject({ message: 'RATE_LIMITED' });
  await limited.close();
});

test('the options of a country are what checkout offers there, with the sandbox said so', async () => {
  const visitor = await api.caller();
  expect(await visitor.payment.options({ country: 'KR' })).toEqual([
    { provider: 'tosspayments', sandbox: true, currency: 'KRW', min: 100, max: null },
  ]);
  expect(await visitor.payment.options({ country: 'VN' })).toEqual([
    { provider: 'stripe', sandbox: true, currency: 'VND', min: null, max: 99_999_999 },
    { provider: 'paypal', sandbox: true, currency: 'USD', min: 1, max: 60_000 },
  ]);
});

test('a guest who pays by the mailed link is known by the browser when coming back', async () => {
  const { orderId, key } = await buy(api, { country: 'US' });
  const answer = await api.request('POST', '/api/payment', { body: { orderId, key, flow: 'interactive' } });
  const cookies = cookiesOf(answer.headers);
  expect((await api.request('GET', `/api/orders/${orderId}`, { cookies })).status).toBe(200);
  expect((await api.request('GET', `/api/orders/${orderId}`)).status).toBe(404);
  const guessed = await api.request('POST', '/api/payment', { body: { orderId, key: 'guessed', flow: 'interactive' } });
  expect(cookiesOf(guessed.headers)).toEqual({});
});
