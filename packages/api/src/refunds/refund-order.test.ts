import { newId, orders, refunds } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFlakyNetwork } from '../payment/flaky-network.testing.ts';
import { findViolations } from '../payment/invariants.ts';
import { reconcileDue } from '../payment/reconcile.ts';
import { settle } from '../payment/settle.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { DAY, paidOrder } from './refunding.testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

test('[K-08] the studio gives back half, then the rest, and never a cent more', async () => {
  const purchase = await paidOrder(api);
  await purchase.startWork();
  expect(await purchase.refund()).toMatchObject({ left: 149.5, refunds: [{ amount: 149.5, reason: 'policy' }] });
  await api.drainJobs();
  expect((await purchase.read()).order).toMatchObject({
    status: 'in_progress',
    paymentStatus: 'partially_refunded',
    refundedMinor: 14_950,
  });
  await expect(purchase.refund({ amount: '149.51', reason: 'kindness' })).rejects.toMatchObject({
    message: 'REFUND_TOO_LARGE',
    cause: { params: { left: '$149.50' } },
  });
  await purchase.refund({ amount: '149.50', reason: 'kindness' });
  await api.drainJobs();
  expect((await purchase.read()).order).toMatchObject({ paymentStatus: 'refunded', refundedMinor: 29_900 });
  await expect(purchase.refund({ amount: '0.01', reason: 'once more' })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await purchase.atProvider()).toEqual([
    [14_950, 'succeeded'],
    [14_950, 'succeeded'],
  ]);
});

test('[K-08] another amount than the rules give needs a reason, which the customer does not read', async () => {
  const purchase = await paidOrder(api);
  await purchase.startWork();
  await expect(purchase.refund({ amount: '200' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await purchase.refund({ amount: '200', reason: 'We were late.' });
  expect((await purchase.read()).refunds).toMatchObject([
    { amountMinor: 20_000, reason: 'goodwill', note: 'We were late.', clause: 'work_started' },
  ]);
  expect((await purchase.terms()).refunds).toMatchObject([{ amount: 200, note: '' }]);
});

test('[K-08] the studio gives back what its button said, or is shown the new sum first', async () => {
  const purchase = await paidOrder(api, { outcome: 'refund_failed' });
  await purchase.refund({ amount: '100', reason: 'we were late' });
  // Shown while that was under way: what the rules give beside it.
  const shown = String((await purchase.studio.refunds.ofOrder({ orderId: purchase.orderId })).quote?.amount);
  expect(shown).toBe('199');
  await api.drainJobs();
  api.clock.advance(60_000);
  await api.drainJobs();
  expect((await purchase.read()).refunds).toMatchObject([{ status: 'failed' }]);
  await expect(purchase.refund({ quoted: shown })).rejects.toMatchObject({
    message: 'REFUND_QUOTE_CHANGED',
    cause: { params: { amount: '$299' } },
  });
  await purchase.startWork();
  await expect(purchase.refund({ quoted: '299' })).rejects.toMatchObject({ message: 'REFUND_QUOTE_CHANGED' });
  expect(await purchase.refund({ quoted: '149.50' })).toMatchObject({ left: 149.5 });
});

test.each(['12.345', '-1', 'all', '1e3', '0'])('%s is no amount', async (amount) => {
  const purchase = await paidOrder(api);
  await expect(purchase.refund({ amount, reason: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect((await purchase.read()).refunds).toEqual([]);
});

test('a currency without a minor unit takes none', async () => {
  const purchase = await paidOrder(api, { country: 'KR' });
  await expect(purchase.refund({ amount: '100.5', reason: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('the same click twice is one refund', async () => {
  const purchase = await paidOrder(api);
  const click = { amount: '10', reason: 'spilt coffee', requestId: 'click-0001' };
  await Promise.all(Array.from({ length: 5 }, () => purchase.refund(click)));
  await api.drainJobs();
  expect((await purchase.read()).refunds).toHaveLength(1);
  expect(await purchase.atProvider()).toEqual([[1000, 'succeeded']]);
});

test('ten different refunds at once stop where the charge is used up', async () => {
  const purchase = await paidOrder(api);
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => purchase.refund({ amount: '100', reason: `no. ${index}` })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await api.drainJobs();
  expect((await purchase.read()).order.refundedMinor).toBe(20_000);
});

test('[C-16] a session alone gives nothing back: the password is asked for again', async () => {
  const purchase = await paidOrder(api);
  await expect(purchase.refund({ password: 'something-else' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const path = `/api/orders/${purchase.orderId}/refunds`;
  const bare = await api.request('POST', path, { token: purchase.admin.token, body: {} });
  expect(bare.status).toBe(400);
  expect((await purchase.read()).refunds).toEqual([]);
  const { status, body } = await api.request('POST', path, {
    token: purchase.admin.token,
    body: { password: 'secret-1' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, orderId: purchase.orderId, refunds: [{ amount: 299 }] });
});

test('[X-03] nobody but the administrator gives money back or declines', async () => {
  const purchase = await paidOrder(api);
  const { token } = await api.signUp();
  const path = `/api/orders/${purchase.orderId}`;
  for (const [act, body] of [
    ['refunds', { password: 'secret-1' }],
    ['cancellation/decline', { answer: 'no' }],
  ] as const) {
    expect((await api.request('POST', `${path}/${act}`, { body })).status).toBe(401);
    expect((await api.request('POST', `${path}/${act}`, { body, token })).status).toBe(403);
  }
  expect((await purchase.read()).refunds).toEqual([]);
});

test('the database itself refuses a refund beyond its charge, whoever asks', async () => {
  const purchase = await paidOrder(api);
  await purchase.refund({ amount: '200', reason: 'x' });
  const [first] = (await purchase.read()).refunds;
  if (!first) throw new Error('no refund');
  const beyond = (amountMinor: number) =>
    api.db.write((tx) =>
      tx.insert(refunds).values({ ...first, id: newId('refund'), merchantRefundRef: newId('refund'), amountMinor }),
    );
  await expect(beyond(9901)).rejects.toMatchObject({ cause: { message: expect.stringContaining('exceeds') } });
  await beyond(9900);
});

test('what somebody gave back in the provider’s console counts', async () => {
  const purchase = await paidOrder(api);
  const { ledger } = await purchase.read();
  const attempt = await purchase.newest();
  const amount = { minor: 20_000, currency: 'USD' } as const;
  const transactionId = ledger[0]?.providerTransactionId ?? '';
  const elsewhere = {
    refundId: 're_console',
    merchantRefundRef: null,
    transactionId,
    amount,
    status: 'succeeded',
    at: api.clock.now(),
  } as const;
  const snapshot = {
    providerRef: attempt.providerRef ?? '',
    merchantRef: attempt.merchantRef,
    state: 'paid',
    charges: [],
    refunds: [elsewhere],
    disputes: [],
  } as const;
  await settle(api.services, { attempt, snapshot, source: 'webhook' });
  expect(await purchase.terms()).toMatchObject({ left: 99, quote: { amount: 99 } });
  await expect(purchase.refund({ amount: '100', reason: 'x' })).rejects.toMatchObject({
    cause: { params: { left: '$99' } },
  });
});

test('a disputed payment is not given back a second time', async () => {
  const purchase = await paidOrder(api);
  const attempt = await purchase.newest();
  const snapshot = {
    providerRef: attempt.providerRef ?? '',
    merchantRef: attempt.merchantRef,
    state: 'paid',
    charges: [],
    refunds: [],
    disputes: [{ disputeId: 'dp_1', transactionId: 'pi_1', status: 'open', amount: null }],
  } as const;
  await settle(api.services, { attempt, snapshot, source: 'webhook' });
  await expect(purchase.refund({ amount: '10', reason: 'x' })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await purchase.read()).refunds).toEqual([]);
});

test('[S-02] a refund whose answer is lost is asked for again and made once', async () => {
  const purchase = await paidOrder(api);
  const network = withFlakyNetwork(api);
  network.weather = 'answers-lost';
  await purchase.refund();
  await api.drainJobs();
  expect((await purchase.read()).order.paymentStatus).toBe('paid');
  network.weather = 'fine';
  for (let hours = 0; hours < 3; hours++) {
    api.clock.advance(3_600_000);
    await reconcileDue(api.services);
    await api.drainJobs();
  }
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'refunded' },
    refunds: [{ status: 'succeeded' }],
  });
  expect(await purchase.atProvider()).toEqual([[29_900, 'succeeded']]);
});

test('a refund that fails leaves the order paid, and can be asked for anew', async () => {
  const purchase = await paidOrder(api);
  await purchase.refund({ cancelOrder: true });
  const [asked] = (await purchase.read()).refunds;
  if (!asked) throw new Error('no refund');
  // The provider took it, and says days later that it came to nothing.
  const attempt = await purchase.newest();
  const entry = {
    refundId: 're_failed',
    merchantRefundRef: asked.merchantRefundRef,
    transactionId: asked.providerTransactionId,
    amount: { minor: asked.amountMinor, currency: asked.currency },
    at: api.clock.now(),
  };
  const snapshot = {
    providerRef: attempt.providerRef ?? '',
    merchantRef: attempt.merchantRef,
    state: 'paid',
    charges: [],
    disputes: [],
  } as const;
  for (const status of ['pending', 'failed'] as const)
    await settle(api.services, {
      attempt,
      snapshot: { ...snapshot, refunds: [{ ...entry, status }] },
      source: 'webhook',
    });
  await api.drainJobs();
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'paid', refundedMinor: 0, status: 'cancelled' },
    refunds: [{ status: 'failed' }],
  });
  await purchase.refund();
  await api.drainJobs();
  expect((await purchase.read()).order.paymentStatus).toBe('refunded');
});

test.each([
  ['US', 'stripe'],
  ['US', 'paypal'],
  ['US', 'square'],
  ['KR', 'tosspayments'],
  ['CN', 'alipay'],
  ['CN', 'wechatpay'],
  ['CN', 'unionpay'],
] as const)('[K-08] %s through %s: half goes back, then the rest', async (country, provider) => {
  const purchase = await paidOrder(api, { country, provider });
  const { totalMinor } = (await purchase.read()).order;
  await purchase.startWork();
  // Some take a while, and are asked again.
  const settleDown = async () => {
    await api.drainJobs();
    api.clock.advance(15 * 60_000);
    await reconcileDue(api.services);
    await api.drainJobs();
  };
  await purchase.refund();
  await settleDown();
  expect((await purchase.read()).order).toMatchObject({
    paymentStatus: 'partially_refunded',
    refundedMinor: totalMinor / 2,
  });
  const { left } = await purchase.terms();
  await purchase.refund({ amount: String(left), reason: 'The studio flooded.' });
  await settleDown();
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'refunded', refundedMinor: totalMinor },
    refunds: [{ status: 'succeeded' }, { status: 'succeeded' }],
  });
});

test('[E-01] dollars that paid a Vietnamese order go back in dollars, and the order counts in dong', async () => {
  const purchase = await paidOrder(api, {
    country: 'VN',
    provider: 'paypal',
    accepted: { amount: '299', currency: 'USD' },
  });
  await purchase.startWork();
  expect(await purchase.refund()).toMatchObject({ currency: 'USD', refunds: [{ amount: 149.5, currency: 'USD' }] });
  await api.drainJobs();
  expect(await purchase.atProvider()).toEqual([[14_950, 'succeeded']]);
  expect((await purchase.read()).order).toMatchObject({
    paymentStatus: 'partially_refunded',
    paidMinor: 7_176_000,
    refundedMinor: 3_588_000,
  });
});

test('[K-08] the rules an order was paid under hold, not those of a later day', async () => {
  const purchase = await paidOrder(api);
  const older = { version: '2025-01-01', fullRefundDays: 10, startedShare: 0.8, revisionDays: 7 };
  await api.db.write((tx) => tx.update(orders).set({ refundPolicy: older }).where(eq(orders.id, purchase.orderId)));
  api.clock.advance(5 * DAY);
  expect((await purchase.terms()).quote).toMatchObject({
    clause: 'before_work',
    amount: 299,
    policyVersion: '2025-01-01',
    fullDays: 10,
  });
});
