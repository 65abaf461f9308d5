import { COUNTRY_CODES } from '@softbox/config/countries';
import { ORDER_STATUSES } from '@softbox/config/orders';
import {
  findWrongCounts,
  findWrongWords,
  indexAnew,
  itemDays,
  ledgerDays,
  newId,
  orderDays,
  orderLines,
  orders,
  paymentAttempts,
  paymentLedger,
  recountSums,
} from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { payDirectly, placeAs } from '../orders/ordering.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { startBusiness } from './business.testing.ts';

const HOUR = 3_600_000;
const ITEMS = ['template:3', 'template:12', 'package:sns'];

interface Shop {
  api: TestApi;
  desk: Awaited<ReturnType<TestApi['caller']>>;
  ids: string[];
}

/** One thing that changes what is counted. */
type Act = (shop: Shop) => Promise<unknown>;

const nth = (ids: readonly string[], index: number) => ids[index % ids.length] ?? '';

const place = fc
  .record({
    country: fc.constantFrom(...COUNTRY_CODES),
    itemIds: fc.subarray(ITEMS, { minLength: 1 }),
    quantity: fc.nat(3),
  })
  .map(
    ({ country, itemIds, quantity }): Act =>
      async ({ api, ids }) => {
        const items = itemIds.map((itemId) => ({ itemId, quantity: itemId === 'package:sns' ? 1 : quantity + 1 }));
        const { orderId } = await placeAs(api, { country }, { country, items });
        ids.push(orderId);
      },
  );

const move = fc.tuple(fc.nat(9), fc.constantFrom(...ORDER_STATUSES)).map(
  ([index, status]): Act =>
    ({ desk, ids }) =>
      desk.orders.changeStatus({ orderId: nth(ids, index), status }),
);

const pay = fc.nat(9).map(
  (index): Act =>
    async ({ api, ids }) => {
      const orderId = nth(ids, index);
      const already = await api.db.read.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId));
      if (already === 0) await payDirectly(api, orderId, `tx of ${orderId}`);
    },
);

const refund = fc.tuple(fc.nat(9), fc.double({ min: 0.1, max: 1, noNaN: true }), fc.boolean()).map(
  ([index, share, counts]): Act =>
    ({ api, ids }) =>
      api.db.write(async (tx) => {
        const orderId = nth(ids, index);
        const [charge] = await tx.select().from(paymentLedger).where(eq(paymentLedger.orderId, orderId));
        if (!charge) return;
        const amountMinor = -Math.ceil(charge.amountMinor * share);
        const id = newId('ledger');
        const createdAt = api.clock.now();
        await tx
          .insert(paymentLedger)
          .values({
            ...charge,
            id,
            kind: 'refund',
            amountMinor,
            counts,
            createdAt,
            providerTransactionId: `back ${orderId}`,
          })
          // Told twice, as providers do.
          .onConflictDoNothing();
        await tx
          .update(orders)
          .set({ refundedMinor: sql`min(${orders.paidMinor}, ${orders.refundedMinor} + ${-amountMinor})` })
          .where(eq(orders.id, orderId));
      }),
);

const correct = fc.tuple(fc.nat(9), fc.constantFrom('counts', 'currency', 'gone')).map(
  ([index, how]): Act =>
    ({ api, ids }) =>
      api.db.write(async (tx) => {
        const entry = eq(paymentLedger.orderId, nth(ids, index));
        if (how === 'gone') await tx.delete(paymentLedger).where(entry);
        else
          await tx
            .update(paymentLedger)
            .set(how === 'counts' ? { counts: false } : { currency: 'USD' })
            .where(entry);
      }),
);

const wait = fc.integer({ min: 1, max: 40 }).map(
  (hours): Act =>
    async ({ api }) =>
      api.clock.advance(hours * HOUR),
);

test('after any history the sums of every day are what a recount from orders, lines and ledger gives', async () => {
  const api = await startTestApi({ env: { STUDIO_TIME_ZONE: 'America/New_York' } });
  const { actor } = await api.signUp({ role: 'owner' });
  const { orderId } = await placeAs(api, {});
  const shop: Shop = { api, desk: await api.caller({ actor }), ids: [orderId] };
  const acts = fc.array(fc.oneof(place, place, move, pay, pay, refund, correct, wait), { minLength: 5, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      for (const act of history) {
        await act(shop);
        expect(await findWrongCounts(api.db.read)).toEqual([]);
      }
    }),
    { numRuns: 12, seed: 20_261_121 },
  );
  for (const table of [orderDays, itemDays, ledgerDays]) expect(await api.db.read.$count(table)).toBeGreaterThan(10);
  await api.close();
});

test('a sum that is wrong is found by the desk’s check of the database, and counted anew', async () => {
  const api = await startTestApi();
  const { actor } = await api.signUp({ role: 'owner' });
  const check = async () => (await api.caller({ actor })).admin.checkDatabase({ start: true });
  await placeAs(api, {});
  await api.db.write((tx) => tx.update(itemDays).set({ quantity: sql`${itemDays.quantity} + 1` }));
  await api.db.write((tx) => tx.run(sql`delete from order_places`));
  expect(await findWrongCounts(api.db.read)).toEqual(['item_days', 'order_places', 'item_places']);
  expect((await check()).faults).toContain('item_days is not what a recount gives: npm run db:recount.');
  await api.db.write(async (tx) => {
    await recountSums(tx);
    await indexAnew(tx);
  });
  expect(await check()).toMatchObject({ isRunning: false, faults: [] });
  expect(await api.db.write(findWrongWords)).toEqual([]);
  await api.close();
});

test('[A-03] a studio that moves to another time zone finds its days there after the next start', async () => {
  const api = await startBusiness({ zone: 'Asia/Seoul' });
  const figures = async (zone: string) => {
    const env = { ...api.services.env, STUDIO_TIME_ZONE: zone };
    const next = await createApi({ env, clock: api.clock });
    expect(await findWrongCounts(next.services.db.read)).toEqual([]);
    const placed = await next.services.db.read
      .select({ day: orderDays.day, count: sql<number>`sum(${orderDays.count})` })
      .from(orderDays)
      .where(eq(orderDays.day, '2026-11-19'))
      .groupBy(orderDays.day);
    await next.close();
    return placed[0]?.count;
  };
  expect(await figures('Asia/Seoul')).toBe(1);
  expect(await figures('America/New_York')).toBe(4);
  expect(await figures('Asia/Seoul')).toBe(1);
  await api.close();
});

test('what was sold, and when, is changed by nobody', async () => {
  const api = await startTestApi();
  await placeAs(api, {});
  await expect(api.db.write((tx) => tx.update(orders).set({ createdAt: new Date(0) }))).rejects.toThrow();
  await expect(api.db.write((tx) => tx.update(orders).set({ currency: 'USD' }))).rejects.toThrow();
  await expect(api.db.write((tx) => tx.update(orderLines).set({ quantity: 9 }))).rejects.toThrow();
  await api.close();
});
