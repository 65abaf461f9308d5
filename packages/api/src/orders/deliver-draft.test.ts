import { orderEvents } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paidOrder } from '../refunds/refunding.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { placeAs } from './ordering.testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

test('[K-08] handing the draft over is written down once, ends the refund, and is told to the customer', async () => {
  const purchase = await paidOrder(api);
  const { orderId, key } = purchase;
  expect((await purchase.terms()).quote).toMatchObject({ clause: 'before_work', amount: 299 });
  const delivered = api.clock.now();
  await Promise.all([purchase.deliverDraft(), purchase.deliverDraft()]);
  api.clock.advance(60_000);
  await purchase.deliverDraft();
  await api.drainJobs();
  expect((await purchase.read()).order).toMatchObject({
    draftDeliveredAt: delivered,
    workStartedAt: delivered,
    productionStage: 'draft_delivered',
    paymentStatus: 'paid',
  });
  expect(await purchase.terms()).toMatchObject({ quote: { clause: 'draft_delivered', amount: 0 }, cancellable: false });
  const told = and(eq(orderEvents.orderId, orderId), eq(orderEvents.type, 'draft_delivered'));
  expect(await api.db.read.select().from(orderEvents).where(told)).toMatchObject([
    { actor: `user:${purchase.admin.user.id}` },
  ]);
  const [mail, ...more] = await purchase.mails('시안');
  expect(more).toEqual([]);
  for (const words of ['7일', orderId, '/us/orders/']) expect(mail?.text).toContain(words);
  expect(await purchase.visitor.orders.get({ orderId, key })).toMatchObject({
    draftDeliveredAt: delivered.toISOString(),
    productionStage: 'draft_delivered',
  });
});

test('no draft is handed over of what is not paid or given up, nor by anybody but the studio', async () => {
  const purchase = await paidOrder(api);
  const { orderId } = purchase;
  const path = `/api/orders/${orderId}/draft`;
  expect((await api.request('POST', path)).status).toBe(401);
  expect((await api.request('POST', path, { token: (await api.signUp()).token })).status).toBe(403);
  await purchase.studio.orders.changeStatus({ orderId, status: 'cancelled', reason: 'x' });
  await expect(purchase.deliverDraft()).rejects.toMatchObject({ message: 'ORDER_CHANGED' });
  const unpaid = await placeAs(api, {});
  await expect(purchase.studio.orders.deliverDraft({ orderId: unpaid.orderId })).rejects.toMatchObject({
    message: 'PAYMENT_NOT_CONFIRMED',
  });
  await expect(purchase.studio.orders.deliverDraft({ orderId: 'order_none' })).rejects.toMatchObject({
    message: 'ORDER_NOT_FOUND',
  });
  await api.drainJobs();
  expect(await purchase.mails('시안')).toEqual([]);
});
