import { orderEvents } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findViolations } from '../payment/invariants.ts';
import { paidOrder } from '../refunds/refunding.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';

const HOUR = 3_600_000;
const reason = '다른 주문의 시안이었습니다.';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

type Purchase = Awaited<ReturnType<typeof paidOrder>>;

const withdrawalOf = async (purchase: Purchase) => {
  const { draftDeliveredAt } = (await purchase.read()).order ?? {};
  const input = { orderId: purchase.orderId, deliveredAt: draftDeliveredAt?.toISOString() ?? '', reason };
  return { ...input, now: () => purchase.studio.orders.withdrawDraft(input) };
};
const told = (orderId: string) =>
  api.db.read
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.type, 'draft_withdrawn')));

test('[K-08] a draft that was never handed over is taken back once: the rules, the order and the customer follow', async () => {
  const purchase = await paidOrder(api);
  const { orderId, key } = purchase;
  api.clock.advance(HOUR);
  await purchase.deliverDraft();
  expect((await purchase.terms()).quote).toMatchObject({ clause: 'draft_delivered', amount: 0 });
  const withdrawal = await withdrawalOf(purchase);
  await Promise.all([withdrawal.now(), withdrawal.now()]);
  await withdrawal.now();
  await api.drainJobs();
  expect((await purchase.read()).order).toMatchObject({
    draftDeliveredAt: null,
    workStartedAt: null,
    productionStage: 'not_started',
    paymentStatus: 'paid',
  });
  expect(await told(orderId)).toMatchObject([{ actor: `user:${purchase.admin.user.id}`, detail: { note: reason } }]);
  expect(await purchase.visitor.orders.get({ orderId, key })).toMatchObject({ draftDeliveredAt: null });
  const [mail, ...more] = await purchase.mails('시안 전달 안내를 바로잡습니다');
  expect(more).toEqual([]);
  for (const words of [orderId, '/us/orders/']) expect(mail?.text).toContain(words);
  expect(mail?.text).not.toContain(reason);

  // Everything is as before: it may be cancelled for all of it.
  expect(await purchase.terms()).toMatchObject({ quote: { clause: 'before_work', amount: 299 }, cancellable: true });
  await purchase.cancel();
  await api.drainJobs();
  expect(await purchase.atProvider()).toEqual([[29_900, 'succeeded']]);
});

test('[K-08] work that had begun, or began afterwards, has begun', async () => {
  const before = await paidOrder(api);
  await before.startWork();
  const { workStartedAt } = (await before.read()).order ?? {};
  api.clock.advance(HOUR);
  await before.deliverDraft();
  await (await withdrawalOf(before)).now();
  expect((await before.read()).order).toMatchObject({ workStartedAt, productionStage: 'in_production' });
  expect((await before.terms()).quote).toMatchObject({ clause: 'work_started', amount: 149.5 });

  const after = await paidOrder(api);
  await after.deliverDraft();
  api.clock.advance(HOUR);
  const began = api.clock.now();
  await after.startWork();
  api.clock.advance(HOUR);
  await (await withdrawalOf(after)).now();
  expect((await after.read()).order).toMatchObject({ workStartedAt: began, productionStage: 'in_production' });
});

test('the real delivery afterwards is written down and told as the first one was', async () => {
  const purchase = await paidOrder(api);
  await purchase.deliverDraft();
  const stale = await withdrawalOf(purchase);
  await stale.now();
  api.clock.advance(HOUR);
  await purchase.deliverDraft();
  await api.drainJobs();
  expect(await purchase.mails('시안을 전달해드렸습니다')).toHaveLength(2);
  // Whoever still looks at the first one takes nothing of the second back.
  await expect(stale.now()).rejects.toMatchObject({ message: 'ORDER_CHANGED' });
  expect((await purchase.read()).order?.draftDeliveredAt).toEqual(api.clock.now());
  expect(await told(purchase.orderId)).toHaveLength(1);
});

test('once money was given back with the draft in view it stays; before, or in vain, it does not', async () => {
  const purchase = await paidOrder(api);
  await purchase.refund({ amount: '10', reason: 'sorry' });
  await api.drainJobs();
  api.clock.advance(HOUR);
  await purchase.deliverDraft();
  await (await withdrawalOf(purchase)).now();
  api.clock.advance(HOUR);
  await purchase.deliverDraft();
  const withdrawal = await withdrawalOf(purchase);
  await purchase.refund({ amount: '20', reason: 'goodwill' });
  await expect(withdrawal.now()).rejects.toMatchObject({ message: 'DRAFT_DECIDED' });
  expect((await purchase.read()).order?.draftDeliveredAt).not.toBeNull();
  expect((await purchase.terms()).quote).toMatchObject({ clause: 'draft_delivered', amount: 0 });

  const vain = await paidOrder(api, { outcome: 'refund_failed' });
  await vain.deliverDraft();
  await vain.refund({ amount: '20', reason: 'goodwill' });
  await api.drainJobs();
  api.clock.advance(60_000);
  await api.drainJobs();
  expect((await vain.read()).refunds).toMatchObject([{ status: 'failed' }]);
  await (await withdrawalOf(vain)).now();
  expect((await vain.terms()).quote).toMatchObject({ clause: 'before_work', amount: 299 });
});

test('nobody takes it back but those who may give money back, with a reason, of an order that goes on', async () => {
  const purchase = await paidOrder(api);
  const { orderId } = purchase;
  await purchase.deliverDraft();
  const { deliveredAt } = await withdrawalOf(purchase);
  const path = `/api/orders/${orderId}/draft/withdrawal`;
  const body = { deliveredAt, reason };
  expect((await api.request('POST', path, { body })).status).toBe(401);
  expect((await api.request('POST', path, { body, token: (await api.signUp()).token })).status).toBe(403);
  const support = await api.signUp({ role: 'support' });
  expect((await api.request('POST', path, { body, token: support.token })).status).toBe(403);
  const { token } = purchase.admin;
  expect((await api.request('POST', path, { body: { deliveredAt, reason: '  ' }, token })).status).toBe(400);
  await purchase.studio.orders.changeStatus({ orderId, status: 'cancelled', reason: 'x' });
  await expect((await withdrawalOf(purchase)).now()).rejects.toMatchObject({ message: 'ORDER_CHANGED' });
  await expect(
    purchase.studio.orders.withdrawDraft({ orderId: 'order_none', deliveredAt, reason }),
  ).rejects.toMatchObject({ message: 'ORDER_NOT_FOUND' });
  expect(await told(orderId)).toEqual([]);
});
