import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { nextCheck } from './check-schedule.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { reconcileDue } from './reconcile.ts';
import { decideRefund } from './refunding.testing.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

test.each(['US', 'KR'] as const)(
  '[S-02] paid in %s, the tab closed and the webhook lost: the reconciler completes the order',
  async (country) => {
    const purchase = await buy(api, { country });
    await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never');
    expect(await reconcileDue(api.services)).toBe(0);
    api.clock.advance(MINUTE);
    expect(await reconcileDue(api.services)).toBe(1);
    const { order, ledger } = await purchase.read();
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(ledger).toMatchObject([{ source: 'reconciler', counts: true }]);
    api.clock.advance(60 * MINUTE);
    expect(await reconcileDue(api.services)).toBe(0);
  },
);

test('an attempt nobody pays is asked about, then ended at its provider, and the order waits for another', async () => {
  const purchase = await buy(api);
  const session = await purchase.openPage(await purchase.start());
  // Past the session's own end, which is a little later than ours.
  api.clock.advance(36 * MINUTE);
  await reconcileDue(api.services);
  expect(await purchase.read()).toMatchObject({
    order: { status: 'pending', paymentStatus: 'unpaid' },
    attempts: [{ status: 'expired', nextCheckAt: null }],
  });
  expect(await purchase.choose(session, 'pay')).toBeUndefined();
  expect((await purchase.pay('pay'))?.pathname).toBe('/us/payment/success');
});

test('[case 19] whoever pays in the last moment has paid', async () => {
  const purchase = await buy(api);
  const session = await purchase.openPage(await purchase.start());
  api.clock.advance(29 * MINUTE);
  await purchase.choose(session, 'pay_webhook_never');
  api.clock.advance(5 * MINUTE);
  await reconcileDue(api.services);
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'paid' },
    attempts: [{ status: 'succeeded' }],
  });
});

test('[case 25] a provider that does not answer for an hour: neither failed nor paid, no second attempt, and then the truth', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never');
  network.weather = 'down';
  for (let minutes = 0; minutes < 60; minutes += 5) {
    api.clock.advance(5 * MINUTE);
    await reconcileDue(api.services);
  }
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'processing' },
    attempts: [{ status: 'action_required', uncertain: true }],
  });
  await expect(purchase.start()).rejects.toMatchObject({ message: 'PAYMENT_UNCERTAIN' });
  network.weather = 'fine';
  api.clock.advance(60 * MINUTE);
  await reconcileDue(api.services);
  expect(await purchase.read()).toMatchObject({ order: { paymentStatus: 'paid' }, ledger: [{ counts: true }] });
});

test('[case 25] a provider that stays silent is asked less and less often', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  await purchase.start();
  network.weather = 'down';
  network.calls.length = 0;
  for (let seconds = 0; seconds < 3600; seconds += 15) {
    api.clock.advance(15_000);
    await reconcileDue(api.services);
  }
  // Half a minute, three looks in quick succession, then after five minutes, a quarter and at the end of its time.
  expect(network.calls.length).toBeGreaterThan(3);
  expect(network.calls.length).toBeLessThan(12);
  expect((await purchase.read()).attempts).toMatchObject([{ uncertain: true }]);
});

test('[case 23] a process that died after asking the provider: the session it made is found and used', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  network.weather = 'answers-lost';
  await purchase.start();
  network.weather = 'fine';
  api.clock.advance(MINUTE);
  await reconcileDue(api.services);
  expect((await purchase.read()).attempts).toMatchObject([{ uncertain: false }]);
  expect((await purchase.pay('pay'))?.pathname).toBe('/us/payment/success');
  expect((await purchase.read()).attempts).toHaveLength(1);
  // Asked for twice, and the same one both times.
  expect(await purchase.sessions()).toMatchObject([{ state: 'paid' }]);
});

test.each([
  ['case 38', 'AU', 'paypal'],
  ['case 38', 'KR', 'tosspayments'],
  ['case 39', 'US', 'stripe'],
] as const)(
  '[%s] in %s, money that %s takes days over is waited for, and decides in the end',
  async (_, country, provider) => {
    const waiting = await buy(api, { country });
    const failing = await buy(api, { country });
    expect((await waiting.pay('pending_paid', provider))?.pathname).toBe(`/${country.toLowerCase()}/payment/success`);
    await failing.pay('pending_failed', provider);
    // Completed, as the provider's message says, and not paid.
    await api.drainJobs();
    expect((await failing.read()).order).toMatchObject({
      status: 'pending',
      paymentStatus: 'processing',
      paidMinor: 0,
    });
    const { orderId } = waiting;
    expect(await waiting.visitor.payment.confirm({ orderId })).toMatchObject({ success: false, status: 'processing' });
    api.clock.advance(40 * MINUTE);
    await reconcileDue(api.services);
    expect((await waiting.read()).order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect((await failing.read()).order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' });
  },
);

test('[case 40] what a buyer set going after all, and the bank takes its time over, is looked at until it ends', async () => {
  const purchase = await buy(api, { country: 'CN' });
  await purchase.openPage(await purchase.start('unionpay'));
  await purchase.visitor.payment.cancel({ orderId: purchase.orderId, key: purchase.key });
  expect((await purchase.newest()).status).toBe('canceled');
  const { unionpay } = api.services.providers;
  if (!unionpay) throw new Error('no provider');
  const told = await unionpay.fetchSnapshot(await purchase.newest());
  if (!told.ok) throw new Error(told.code);
  const saying = (change: Partial<typeof told.value>) => {
    const fetchSnapshot = async () => ({ ok: true, value: { ...told.value, ...change } }) as const;
    api.services.providers.unionpay = { ...unionpay, fetchSnapshot };
  };
  saying({ state: 'processing' });
  api.clock.advance(40 * MINUTE);
  expect(await reconcileDue(api.services)).toBe(1);
  const amount = { minor: (await purchase.newest()).chargeMinor, currency: 'CNY' } as const;
  const charge = { transactionId: 'late', amount, status: 'succeeded', at: api.clock.now() } as const;
  saying({ state: 'paid', charges: [charge] });
  api.clock.advance(24 * 60 * MINUTE);
  expect(await reconcileDue(api.services)).toBe(1);
  expect(await purchase.read()).toMatchObject({ order: { paymentStatus: 'paid' }, ledger: [{ source: 'reconciler' }] });
  expect((await purchase.newest()).nextCheckAt).toBeNull();
});

test('what the look itself finds refused is looked at once more when its time is up, as promised', async () => {
  const purchase = await buy(api, { country: 'CN' });
  await purchase.choose(await purchase.openPage(await purchase.start('unionpay')), 'decline');
  api.clock.advance(MINUTE);
  await reconcileDue(api.services);
  const { status, expiresAt, nextCheckAt, leaseUntil } = await purchase.newest();
  expect({ status, nextCheckAt, leaseUntil }).toEqual({
    status: 'failed',
    nextCheckAt: new Date(expiresAt.getTime() + MINUTE),
    leaseUntil: null,
  });
  api.clock.advance(expiresAt.getTime() + MINUTE - api.clock.now().getTime());
  expect(await reconcileDue(api.services)).toBe(1);
  expect((await purchase.newest()).nextCheckAt).toBeNull();
});

test('[case 27] a refund whose answer was lost for longer than the provider knows its key is looked for first: one refund', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  await purchase.pay('pay');
  await api.drainJobs();
  await decideRefund(api.db, { orderId: purchase.orderId, share: 0.25, now: api.clock.now() });
  network.weather = 'answers-lost';
  await api.drainJobs();
  // Nobody can be asked for more than a day.
  network.weather = 'down';
  api.clock.advance(26 * 60 * MINUTE);
  await api.drainJobs();
  await reconcileDue(api.services);
  network.weather = 'fine';
  api.clock.advance(60 * MINUTE);
  await api.drainJobs();
  await reconcileDue(api.services);
  const { order, refunds } = await purchase.read();
  expect(order).toMatchObject({ paymentStatus: 'partially_refunded', refundedMinor: 7475 });
  expect(refunds).toMatchObject([{ status: 'succeeded' }]);
  const { providerRef } = await purchase.newest();
  const snapshot = await api.services.providers.stripe?.fetchSnapshot({ ...(await purchase.newest()), providerRef });
  expect(snapshot).toMatchObject({ ok: true, value: { refunds: [{ amount: { minor: 7475 } }] } });
});

test('refunds at a provider that is silent keep no other refund waiting', async () => {
  const { tosspayments } = api.services.providers;
  const network = withFlakyNetwork(api);
  if (tosspayments) api.services.providers.tosspayments = tosspayments;
  const american = await buy(api);
  await american.pay('pay');
  const korean = await buy(api, { country: 'KR' });
  await korean.pay('pay');
  await api.drainJobs();
  for (let part = 0; part < 8; part++)
    await decideRefund(api.db, { orderId: american.orderId, minor: 100, now: api.clock.now() });
  api.clock.advance(1000);
  await decideRefund(api.db, { orderId: korean.orderId, now: api.clock.now() });
  api.clock.advance(20 * MINUTE);
  network.weather = 'down';
  expect(await reconcileDue(api.services)).toBe(4);
  const now = api.clock.now().getTime();
  const touched = (await american.read()).refunds.filter(({ updatedAt }) => updatedAt.getTime() === now);
  expect(touched).toHaveLength(3);
  expect((await korean.read()).order.paymentStatus).toBe('refunded');
  // In the next round, those that were not asked.
  expect(await reconcileDue(api.services)).toBe(3);
});

test('[case 27] a refund that nobody has asked for yet because the process died is asked for', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay');
  await api.drainJobs();
  await decideRefund(api.db, { orderId: purchase.orderId, now: api.clock.now() });
  api.clock.advance(26 * 60 * MINUTE);
  await reconcileDue(api.services);
  expect((await purchase.read()).order).toMatchObject({ paymentStatus: 'refunded' });
});

test('[case 27] a refund whose answer was lost is asked for again with the same key: one refund', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never');
  const admin = await api.signUp({ role: 'owner' });
  await (await api.caller({ actor: admin.actor })).orders.changeStatus({
    orderId: purchase.orderId,
    status: 'cancelled',
  });
  api.clock.advance(MINUTE);
  await reconcileDue(api.services);
  network.weather = 'answers-lost';
  await api.drainJobs();
  expect((await purchase.read()).refunds).toMatchObject([{ status: 'requested', tries: 1 }]);
  network.weather = 'fine';
  api.clock.advance(60 * MINUTE);
  await reconcileDue(api.services);
  await api.drainJobs();
  const { refunds, ledger, events } = await purchase.read();
  expect(refunds).toMatchObject([{ status: 'succeeded' }]);
  expect(ledger.map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  expect(events.filter((type) => type === 'refunded')).toHaveLength(1);
});

test('looks come quickly while the outcome is uncertain, then rarely, and end after a week', () => {
  const createdAt = new Date(0);
  const expiresAt = new Date(1);
  const seconds = (checks: number, uncertain: boolean) => {
    const now = new Date(1000);
    return (Number(nextCheck({ checks, uncertain, createdAt, expiresAt }, now)) - now.getTime()) / 1000;
  };
  expect([0, 1, 2, 3].map((checks) => seconds(checks, true))).toEqual([5, 15, 45, 300]);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 20].map((checks) => seconds(checks, false))).toEqual([
    30, 60, 120, 300, 900, 3600, 21_600, 86_400, 86_400,
  ]);
  const late = { checks: 30, uncertain: false, createdAt, expiresAt };
  const afterDays = (days: number) => new Date(days * 86_400_000);
  expect(nextCheck({ ...late, status: 'action_required' }, afterDays(8))).toBeNull();
  // Money that a bank holds may take weeks, and its message may be lost.
  expect(nextCheck({ ...late, status: 'processing' }, afterDays(8))).toEqual(afterDays(9));
  expect(nextCheck({ ...late, status: 'processing' }, afterDays(61))).toBeNull();
  // The end of a session is never slept through.
  expect(nextCheck({ checks: 6, uncertain: false, createdAt, expiresAt: new Date(500) }, new Date(100))).toEqual(
    new Date(500),
  );
});
