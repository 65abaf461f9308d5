import { COUNTRIES, COUNTRY_CODES, type CountryCode, type ProviderName } from '@softbox/config/countries';
import type { Pay } from '@softbox/config/inputs/payment';
import { refunds, webhookInbox } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { checkAttempt } from './check-attempt.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { ADAPTERS } from './providers/adapters.testing.ts';
import { reconcileDue } from './reconcile.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => expect(await findViolations(api.db.read)).toEqual([]));
afterAll(() => api.close());

const PAIRS = COUNTRY_CODES.flatMap((country) =>
  COUNTRIES[country].paymentProviders.map((provider): [CountryCode, ProviderName] => [country, provider]),
);

/** Where a provider charges dollars instead of the country's currency, the buyer has agreed to them: $299. */
const DOLLARS: Pay['accepted'] = { amount: 299, currency: 'USD' };
const acceptedIn = (country: CountryCode, provider: ProviderName) =>
  provider === 'paypal' && (country === 'VN' || country === 'MY') ? DOLLARS : undefined;

async function begin(country: CountryCode, provider: ProviderName) {
  const purchase = await buy(api, { country });
  const start = () => purchase.start(provider, acceptedIn(country, provider));
  const arrive = async () => purchase.openPage(await start());
  const cancel = () => purchase.visitor.payment.cancel({ orderId: purchase.orderId, key: purchase.key });
  return { ...purchase, start, arrive, cancel };
}

test('[E-01] a country is served by exactly the providers the specification gives it', async () => {
  const visitor = await api.caller();
  const offered = await Promise.all(
    COUNTRY_CODES.map(async (country) => (await visitor.payment.options({ country })).map(({ provider }) => provider)),
  );
  expect(offered).toEqual(COUNTRY_CODES.map((country) => [...COUNTRIES[country].paymentProviders]));
  const chinese = await begin('CN', 'stripe');
  await expect(chinese.start()).rejects.toMatchObject({ message: 'PROVIDER_NOT_AVAILABLE' });
});

describe.each(PAIRS)('in %s through %s', (country, provider) => {
  const adapter = ADAPTERS[provider];

  test('[S-04] paying completes the order, once, whoever tells of it', async () => {
    const purchase = await begin(country, provider);
    const url = await purchase.choose(await purchase.arrive(), 'pay');
    if (url) expect((await purchase.goBack(url)).pathname).toBe(`/${country.toLowerCase()}/payment/success`);
    else await purchase.visitor.payment.confirm({ orderId: purchase.orderId });
    await api.drainJobs();
    const { order, attempts, ledger, events } = await purchase.read();
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid', paymentMethod: provider });
    expect(order.paidMinor).toBe(order.totalMinor);
    expect(attempts).toMatchObject([{ status: 'succeeded', provider }]);
    expect(ledger).toMatchObject([{ counts: true, amountMinor: attempts[0]?.chargeMinor }]);
    expect(events).toEqual(['placed', 'payment_started', 'paid']);
    expect(await purchase.start()).toMatchObject({ success: true, status: 'paid' });
  });

  test('[case 43][M-03] refused, then given up, the same order is paid in the end', async () => {
    const purchase = await begin(country, provider);
    const url = await purchase.choose(await purchase.arrive(), 'decline');
    if (url) expect((await purchase.goBack(url)).pathname).toBe(`/${country.toLowerCase()}/payment/fail`);
    else expect(await purchase.cancel()).toMatchObject({ success: false });
    await purchase.arrive();
    expect(await purchase.cancel()).toMatchObject({ success: false, status: 'canceled' });
    expect((await purchase.read()).order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
    const back = await purchase.choose(await purchase.arrive(), 'pay');
    if (back) await purchase.goBack(back);
    await api.drainJobs();
    const { order, attempts, ledger } = await purchase.read();
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(attempts.map(({ status }) => status).slice(-2)).toEqual(['canceled', 'succeeded']);
    expect(ledger).toHaveLength(1);
  });

  test('[S-02] the tab is closed after paying: the provider’s message completes the order', async () => {
    const purchase = await begin(country, provider);
    expect(await purchase.choose(await purchase.arrive(), 'pay_no_return')).toBeNull();
    await api.drainJobs();
    if (!adapter.signed) {
      // Toss moves money when our server confirms, and tells nothing before: the reconciler asks.
      api.clock.advance(MINUTE);
      await reconcileDue(api.services);
    }
    const { order, ledger } = await purchase.read();
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(ledger).toMatchObject([{ source: adapter.signed ? 'webhook' : 'reconciler', counts: true }]);
    expect(await api.db.read.$count(webhookInbox, eq(webhookInbox.state, 'received'))).toBe(0);
  });

  test('[S-02] the tab is closed and the message lost: the reconciler completes the order', async () => {
    const purchase = await begin(country, provider);
    await purchase.choose(await purchase.arrive(), 'pay_webhook_never');
    api.clock.advance(MINUTE);
    await reconcileDue(api.services);
    const { order, ledger } = await purchase.read();
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(ledger).toMatchObject([{ source: 'reconciler', counts: true }]);
  });

  test('[case 4] money that is not what was asked for never pays the order', async () => {
    const purchase = await begin(country, provider);
    const url = await purchase.choose(await purchase.arrive(), 'wrong_amount');
    if (url) await purchase.goBack(url);
    await api.drainJobs();
    api.clock.advance(MINUTE);
    await reconcileDue(api.services);
    const { order, ledger } = await purchase.read();
    expect(order).toMatchObject({ status: 'pending', paidMinor: 0 });
    if (adapter.tampering === 'charged') {
      expect(order.paymentStatus).toBe('review');
      expect(ledger).toMatchObject([{ counts: false }]);
    } else expect(ledger).toEqual([]);
  });

  test('[case 40] paid after the order was given up: the money goes back by itself, and is followed until it has', async () => {
    const purchase = await begin(country, provider);
    const session = await purchase.arrive();
    // Given up at the very moment: the order first, the provider's page later.
    const { orders } = await import('@softbox/db');
    await api.db.write((tx) => tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, purchase.orderId)));
    await purchase.choose(session, 'pay');
    await api.drainJobs();
    api.clock.advance(MINUTE);
    await reconcileDue(api.services);
    await api.drainJobs();
    const { order, ledger } = await purchase.read();
    if (ADAPTERS[provider].tampering === 'refused') {
      // Nobody but us turns an approval into money, and we do not.
      expect([order.paidMinor, ledger]).toEqual([0, []]);
      return;
    }
    expect(order).toMatchObject({ status: 'cancelled', paidMinor: 0 });
    expect(ledger.map(({ kind, counts }) => [kind, counts])).toEqual([
      ['charge', false],
      ['refund', false],
    ]);
    const [refund] = await api.db.read.select().from(refunds).where(eq(refunds.orderId, purchase.orderId));
    expect(refund).toMatchObject({ reason: 'late_payment', status: 'succeeded' });
    expect(ledger[0]?.amountMinor).toBe(-(ledger[1]?.amountMinor ?? 0));
  });

  test('[C-10] a plain REST caller is charged at once, and told the truth of a refusal', async () => {
    for (const [suffix, success] of [
      ['', true],
      ['+decline', false],
    ] as const) {
      const email = `rest.${country}.${provider}${suffix}@example.com`;
      const { orderId, key } = await buy(api, { country, email });
      const accepted = acceptedIn(country, provider);
      const { status, body } = await api.request('POST', '/api/payment', {
        body: { orderId, key, provider, accepted },
      });
      expect([status, body.success]).toEqual([200, success]);
      expect(body.status).not.toBe('processing');
    }
  });
});

test('[case 9] in Vietnam PayPal charges the dollars the buyer has agreed to, and nothing before that', async () => {
  const purchase = await buy(api, { country: 'VN' });
  const refusals: Pay['accepted'][] = [
    undefined,
    { amount: 298, currency: 'USD' },
    { amount: '7176000', currency: 'VND' },
  ];
  for (const accepted of refusals)
    await expect(purchase.start('paypal', accepted)).rejects.toMatchObject({
      message: 'CHARGE_NOT_ACCEPTED',
      cause: { params: { charge: 'US$299' } },
    });
  expect((await purchase.read()).attempts).toEqual([]);
  await purchase.pay('pay', 'paypal', { amount: '299.00', currency: 'USD' });
  const { order, attempts, ledger } = await purchase.read();
  expect(order).toMatchObject({ currency: 'VND', totalMinor: 7_176_000, paidMinor: 7_176_000, paymentStatus: 'paid' });
  expect(attempts).toMatchObject([{ chargeMinor: 29_900, chargeCurrency: 'USD' }]);
  expect(ledger).toMatchObject([{ amountMinor: 29_900, currency: 'USD', counts: true }]);
});

test('[case 41] dollars given back are as much of the order as of the charge', async () => {
  const purchase = await buy(api, { country: 'VN' });
  await purchase.pay('pay', 'paypal', DOLLARS);
  const paid = await purchase.newest();
  const [charge] = (await purchase.read()).ledger;
  const giveBack = async (refundRef: string, minor: number) => {
    await api.services.providers.paypal?.refund({
      transactionId: charge?.providerTransactionId ?? '',
      providerRef: paid.providerRef ?? '',
      merchantRef: paid.merchantRef,
      refundRef,
      requestedAt: api.clock.now(),
      amount: { minor, currency: 'USD' },
      charged: { minor: 29_900, currency: 'USD' },
      reason: 'policy',
      idempotencyKey: refundRef,
    });
    await checkAttempt(api.services, paid, { source: 'reconciler' });
    return (await purchase.read()).order;
  };
  // Half of it, in a currency whose half is no whole number of ours.
  expect(await giveBack('half', 14_951)).toMatchObject({
    paymentStatus: 'partially_refunded',
    refundedMinor: 3_588_240,
  });
  expect(await giveBack('rest', 14_949)).toMatchObject({ paymentStatus: 'refunded', refundedMinor: 7_176_000 });
});

test('[case 16] a second payment with another provider goes back, and the order stays paid', async () => {
  const purchase = await begin('CN', 'unionpay');
  const bank = await purchase.arrive();
  // The bank's page is still open in another tab when the buyer pays with Alipay instead.
  const alipay = await purchase.openPage(
    await purchase.visitor.payment.start({
      orderId: purchase.orderId,
      key: purchase.key,
      flow: 'interactive',
      provider: 'alipay',
    }),
  );
  await purchase.goBack((await purchase.choose(alipay, 'pay')) ?? '');
  await purchase.choose(bank, 'pay_webhook_never');
  api.clock.advance(35 * MINUTE);
  await reconcileDue(api.services);
  await api.drainJobs();
  api.clock.advance(15 * MINUTE);
  await reconcileDue(api.services);
  const { order, ledger } = await purchase.read();
  expect(order).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'alipay', refundedMinor: 0 });
  expect(ledger.map(({ kind, provider, counts }) => [kind, provider, counts])).toEqual([
    ['charge', 'alipay', true],
    ['charge', 'unionpay', false],
    ['refund', 'unionpay', false],
  ]);
});

test('what cannot be ended at its provider is looked at once more when its time is up', async () => {
  const purchase = await begin('CN', 'unionpay');
  const bank = await purchase.arrive();
  expect(await purchase.cancel()).toMatchObject({ status: 'canceled' });
  await purchase.choose(bank, 'pay_webhook_never');
  api.clock.advance(35 * MINUTE);
  await reconcileDue(api.services);
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'paid' },
    attempts: [{ status: 'succeeded', nextCheckAt: null }],
  });
});

test('a payment that was begun on a desk and goes on on a phone begins anew there, and the other way round', async () => {
  const purchase = await buy(api, { country: 'CN' });
  const { orderId, key } = purchase;
  const on = async (userAgent: string) => {
    const caller = await api.caller({ country: 'CN', headers: { 'user-agent': userAgent } });
    return (await caller.payment.start({ orderId, key, flow: 'interactive', provider: 'wechatpay' })).nextAction;
  };
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
  const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  const code = await on(desk);
  expect(code).toMatchObject({ type: 'qr' });
  expect(await on(desk)).toEqual(code);
  expect(await on(phone)).toMatchObject({ type: 'redirect', device: 'mobile' });
  expect(await on(desk)).toMatchObject({ type: 'qr' });
  expect((await purchase.read()).attempts.map(({ status }) => status)).toEqual([
    'canceled',
    'canceled',
    'action_required',
  ]);
});
