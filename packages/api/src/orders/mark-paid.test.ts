import { orderEvents, orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { markPaid } from './mark-paid.ts';
import { payDirectly, placeAs } from './ordering.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rowOf = async (orderId: string) => {
  const [order] = await api.db.read.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('not stored');
  return order;
};
const setStatus = async (orderId: string, status: 'in_progress' | 'cancelled') => {
  const { actor } = await api.signUp({ role: 'owner' });
  await (await api.caller({ actor })).orders.changeStatus({ orderId, status });
};

test('[S-02] money turns a pending order into a completed one with the transaction id, and mails the buyer once', async () => {
  const { orderId } = await placeAs(api, {}, { customerEmail: 'payer@example.com' });
  expect(await payDirectly(api, orderId, 'tx_a')).toBe(true);
  expect(await rowOf(orderId)).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    transactionId: 'tx_a',
    paymentMethod: 'stripe',
    paidMinor: 34_800,
    paidAt: api.clock.now(),
    version: 2,
  });
  const again = { orderId, transactionId: 'tx_b', provider: 'stripe', amountMinor: 34_800, source: 'test' } as const;
  expect(await api.db.write((tx) => markPaid(tx, { ...again, now: api.clock.now() }))).toBe(false);
  expect((await rowOf(orderId)).transactionId).toBe('tx_a');
  const events = await api.db.read.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  expect(events.map(({ type, actor }) => [type, actor])).toEqual([
    ['placed', 'guest'],
    ['paid', 'payment:test'],
  ]);
  await api.drainJobs();
  const mails = (await api.mails()).filter(({ to }) => to === 'payer@example.com');
  expect(mails).toHaveLength(2);
  // Each mail's link opens the order for the guest.
  for (const { text } of mails) {
    const { searchParams } = new URL(/http\S+\/orders\/\S+/.exec(text)?.[0] ?? '');
    const { status } = await api.request('GET', `/api/orders/${orderId}?key=${searchParams.get('key')}`);
    expect(status).toBe(200);
  }
});

test('a status that the studio has set stays when the money comes; a cancelled order is not turned', async () => {
  const inWork = await placeAs(api, {});
  await setStatus(inWork.orderId, 'in_progress');
  expect(await payDirectly(api, inWork.orderId, 'tx_c')).toBe(true);
  expect(await rowOf(inWork.orderId)).toMatchObject({ status: 'in_progress', paymentStatus: 'paid' });

  const cancelled = await placeAs(api, {});
  await setStatus(cancelled.orderId, 'cancelled');
  const before = await rowOf(cancelled.orderId);
  expect(await payDirectly(api, cancelled.orderId, 'tx_d')).toBe(false);
  expect(await rowOf(cancelled.orderId)).toEqual(before);
});
