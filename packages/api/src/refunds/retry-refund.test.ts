import { orderEvents, refunds, sandboxRefunds, sandboxSessions } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findViolations } from '../payment/invariants.ts';
import { buy } from '../payment/paying.testing.ts';
import { reconcileDue } from '../payment/reconcile.ts';
import { settle } from '../payment/settle.ts';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

async function later() {
  await api.drainJobs();
  api.clock.advance(20 * 60_000);
  await api.drainJobs();
  await reconcileDue(api.services);
  await api.drainJobs();
}

/** An order that was paid twice, and whose second payment the buyer's bank does not take back. */
async function paidTwice() {
  const purchase = await buy(api);
  const session = await purchase.openPage(await purchase.start());
  const lost = await purchase.newest();
  await purchase.choose(session, 'refund_failed');
  const late = await api.services.providers.stripe?.fetchSnapshot(lost);
  if (!late?.ok) throw new Error('not paid');
  const snapshot = { ...late.value, state: 'expired', charges: [] } as const;
  await settle(api.services, { attempt: lost, snapshot, source: 'reconciler' });
  await purchase.pay('pay');
  await later();
  const { actor } = await api.signUp({ role: 'owner' });
  const studio = await api.caller({ actor });
  const row = async () => {
    const [refund] = (await studio.refunds.ofOrder({ orderId: purchase.orderId })).refunds;
    if (!refund) throw new Error('no refund');
    return refund;
  };
  const retry = async () => studio.refunds.retry({ orderId: purchase.orderId, refundId: (await row()).id });
  /** The buyer's bank has found the account again. */
  const mend = () =>
    api.db.write(async (tx) => {
      await tx.delete(sandboxRefunds).where(eq(sandboxRefunds.sessionId, session));
      await tx.update(sandboxSessions).set({ outcome: 'pay' }).where(eq(sandboxSessions.id, session));
    });
  return { ...purchase, lost, studio, row, retry, mend };
}

test('[S-02] what was paid twice and could not go back is asked for again, until it has: the order stays paid', async () => {
  const purchase = await paidTwice();
  expect(await purchase.row()).toMatchObject({ status: 'failed', reason: 'second_payment', repeatable: true });
  expect(await purchase.visitor.refunds.ofOrder({ orderId: purchase.orderId, key: purchase.key })).toMatchObject({
    refunds: [{ repeatable: false }],
  });
  // Its bank refuses once more: the studio is told once more, and of the first time not again.
  expect(await purchase.retry()).toMatchObject({ refunds: [{ status: 'requested', repeatable: false }] });
  await later();
  await later();
  const failures = async () => (await purchase.read()).events.filter((type) => type === 'refund_failed').length;
  expect([(await purchase.row()).status, await failures()]).toEqual(['failed', 2]);

  await purchase.mend();
  await purchase.retry();
  await later();
  const { order, ledger, refunds } = await purchase.read();
  expect(order).toMatchObject({ paymentStatus: 'paid', paidMinor: 29_900, refundedMinor: 0 });
  expect(refunds).toMatchObject([{ status: 'succeeded', attemptId: purchase.lost.id }]);
  expect(ledger.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { attemptId: purchase.lost.id, amountMinor: -29_900, counts: false },
  ]);
  expect(await purchase.mails('환불')).toHaveLength(1);
  await expect(purchase.retry()).rejects.toMatchObject({ message: 'ORDER_CHANGED' });
});

test('ten clicks at once are one refund; of what was given back elsewhere none', async () => {
  const purchase = await paidTwice();
  const { id } = await purchase.row();
  await purchase.mend();
  const clicks = await Promise.allSettled(Array.from({ length: 10 }, () => purchase.retry()));
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await later();
  expect((await purchase.read()).ledger.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  // As if the desk had not known of it: failed here, given back in the provider's console.
  await api.db.write((tx) =>
    tx.update(refunds).set({ status: 'failed', providerRefundId: null }).where(eq(refunds.id, id)),
  );
  expect((await purchase.row()).repeatable).toBe(false);
  await expect(purchase.retry()).rejects.toMatchObject({ message: 'ORDER_CHANGED' });
});

test('only who may refund, and only a refund of this order', async () => {
  const purchase = await paidTwice();
  const { id: refundId } = await purchase.row();
  const { actor } = await api.signUp();
  const customer = await api.caller({ actor });
  await expect(customer.refunds.retry({ orderId: purchase.orderId, refundId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const other = await buy(api);
  await expect(purchase.studio.refunds.retry({ orderId: other.orderId, refundId })).rejects.toMatchObject({
    message: 'ORDER_NOT_FOUND',
  });
  delete api.services.providers.stripe;
  await expect(purchase.retry()).rejects.toMatchObject({ message: 'REFUND_ELSEWHERE' });
});

test('a failed refund of money that is nobody’s is a violation, unless the studio was told', async () => {
  const purchase = await paidTwice();
  expect(await findViolations(api.db.read)).toEqual([]);
  const { orderId } = purchase;
  const told = and(eq(orderEvents.orderId, orderId), eq(orderEvents.type, 'refund_failed'));
  const kept = await api.db.write((tx) => tx.delete(orderEvents).where(told).returning());
  expect(await findViolations(api.db.read)).toEqual([
    `money that neither pays, goes back, nor is looked at: ${orderId}`,
  ]);
  await api.db.write((tx) => tx.insert(orderEvents).values(kept));
});
