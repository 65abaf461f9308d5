import { ORDER_STATUSES } from '@softbox/config/orders';
import { orderEvents, orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { payDirectly, placeAs } from './ordering.testing.ts';

type SignedUp = Awaited<ReturnType<TestApi['signUp']>>;

let api: TestApi;
let administrator: SignedUp;
let owner: SignedUp;
let stranger: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await api.signUp({ role: 'owner' });
  owner = await api.signUp();
  stranger = await api.signUp();
});
afterAll(() => api.close());

const rowOf = async (orderId: string) => {
  const [order] = await api.db.read.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('not stored');
  return order;
};
const eventsOf = async (orderId: string) =>
  (await api.db.read.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).map(({ type }) => type);
const patch = (orderId: string, body: object, token?: string) =>
  api.request('PATCH', `/api/orders/${orderId}/status`, { body, ...(token ? { token } : {}) });

test('[case 48][C-11][S-02] the administrator sets any of the four at any time; the money is not touched', async () => {
  const { orderId } = await placeAs(api, { actor: owner.actor });
  for (const from of ORDER_STATUSES)
    for (const to of ORDER_STATUSES) {
      await patch(orderId, { status: from }, administrator.token);
      const { status, body } = await patch(orderId, { status: to }, administrator.token);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        message: '주문 상태가 변경되었습니다.',
        order: { id: orderId, status: to },
      });
      expect(await rowOf(orderId)).toMatchObject({
        status: to,
        paymentStatus: 'unpaid',
        paidMinor: 0,
        transactionId: '',
      });
    }
  const [event] = await api.db.read.select().from(orderEvents).where(eq(orderEvents.type, 'status_changed'));
  expect(event).toMatchObject({ orderId, actor: `user:${administrator.user.id}`, detail: { from: 'pending' } });
});

test('[C-11] the first start of work is stamped once', async () => {
  const { orderId } = await placeAs(api, { actor: owner.actor });
  const started = api.clock.now();
  await patch(orderId, { status: 'in_progress' }, administrator.token);
  api.clock.advance(60_000);
  await patch(orderId, { status: 'completed' }, administrator.token);
  await patch(orderId, { status: 'in_progress' }, administrator.token);
  expect((await rowOf(orderId)).workStartedAt).toEqual(started);
});

test('[C-11] of two administrators who looked at the same version, one changes the order and the other is told', async () => {
  const { orderId } = await placeAs(api, { actor: owner.actor });
  const { version } = await rowOf(orderId);
  const answers = await Promise.all(
    (['in_progress', 'cancelled', 'completed'] as const).map((status) =>
      patch(orderId, { status, version }, administrator.token),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
    Array(2).fill('ORDER_CHANGED'),
  );
  expect((await rowOf(orderId)).version).toBe(version + 1);
});

test('[case 7][C-11] "completed" of the owner is a look at the ledger: 200 where it is paid with that transaction, else 409', async () => {
  const { orderId } = await placeAs(api, { actor: owner.actor });
  const other = await placeAs(api, { actor: owner.actor });
  const completed = (id: string, transactionId?: string) =>
    patch(id, { status: 'completed', transactionId }, owner.token);
  const before = await rowOf(orderId);
  for (const forged of ['tx_1', '', undefined]) {
    const { status, body } = await completed(orderId, forged);
    expect([status, body.code]).toEqual([409, 'PAYMENT_NOT_CONFIRMED']);
  }
  expect(await rowOf(orderId)).toEqual(before);

  expect(await payDirectly(api, orderId, 'tx_1')).toBe(true);
  const paid = await rowOf(orderId);
  const confirmed = await completed(orderId, 'tx_1');
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.order).toMatchObject({ status: 'completed', paymentStatus: 'paid', transactionId: 'tx_1' });
  expect((await completed(orderId, 'tx_2')).status).toBe(409);
  // Somebody's true transaction pays only its own order.
  expect((await completed(other.orderId, 'tx_1')).status).toBe(409);
  expect(await rowOf(orderId)).toEqual(paid);
  expect((await rowOf(other.orderId)).paymentStatus).toBe('unpaid');
});

test('[C-11] the owner, guests too, gives up an unpaid order, and only that', async () => {
  const { orderId } = await placeAs(api, { actor: owner.actor });
  for (const status of ['pending', 'in_progress']) {
    const refused = await patch(orderId, { status }, owner.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  }
  expect((await patch(orderId, { status: 'cancelled' }, owner.token)).body.order.status).toBe('cancelled');
  expect((await patch(orderId, { status: 'cancelled' }, owner.token)).status).toBe(200);
  expect(await eventsOf(orderId)).toEqual(['placed', 'status_changed']);

  const guests = await placeAs(api, {});
  expect((await patch(guests.orderId, { status: 'cancelled' })).status).toBe(404);
  expect((await patch(guests.orderId, { status: 'cancelled', key: guests.accessKey })).status).toBe(200);

  const paid = await placeAs(api, { actor: owner.actor });
  await payDirectly(api, paid.orderId, 'tx_paid');
  const tooLate = await patch(paid.orderId, { status: 'cancelled' }, owner.token);
  expect([tooLate.status, tooLate.body.code]).toEqual([409, 'ORDER_ALREADY_PAID']);

  const inWork = await placeAs(api, { actor: owner.actor });
  await patch(inWork.orderId, { status: 'in_progress' }, administrator.token);
  expect((await patch(inWork.orderId, { status: 'cancelled' }, owner.token)).body.code).toBe('FORBIDDEN');
});

test('[C-11] giving up an order closes its open payment at the provider first', async () => {
  const { orderId } = await placeAs(api, { actor: owner.actor, country: 'US' }, { country: 'US' });
  const started = await api.request('POST', '/api/payment', {
    body: { orderId, provider: 'stripe', flow: 'interactive' },
    token: owner.token,
  });
  expect(started.body.status).toBe('requires_action');
  expect((await patch(orderId, { status: 'cancelled' }, owner.token)).status).toBe(200);
  const order = await (await api.caller({ actor: owner.actor })).orders.get({ orderId });
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', payable: false });
  expect(order.attempts.map(({ status }) => status)).toEqual(['canceled']);
  const late = await api.request('POST', '/api/payment', {
    body: { orderId, flow: 'interactive' },
    token: owner.token,
  });
  expect(late.status).toBe(409);
});

test('[case 6][C-11] random callers, statuses and transactions: the row stays as it is unless the administrator asks, and is never "completed" unpaid', async () => {
  const guest = await placeAs(api, {});
  const unpaid = await placeAs(api, { actor: owner.actor });
  const paid = await placeAs(api, { actor: owner.actor });
  await payDirectly(api, paid.orderId, 'tx_random');
  const ids = [guest.orderId, unpaid.orderId, paid.orderId];
  const call = fc.record({
    who: fc.constantFrom('visitor', 'guest', 'owner', 'stranger', 'forged'),
    orderId: fc.constantFrom(...ids),
    // Giving up is the owner's right and has a test of its own.
    status: fc.constantFrom('pending', 'in_progress', 'completed', 'shipped', ''),
    transactionId: fc.constantFrom(undefined, '', 'tx_random', 'tx_forged', guest.accessKey ?? ''),
    version: fc.constantFrom(undefined, 1, 2, 99),
  });
  const tokens: Record<string, string> = { owner: owner.token, stranger: stranger.token, forged: 'forged' };
  const before = await Promise.all(ids.map(rowOf));
  await fc.assert(
    fc.asyncProperty(call, async ({ who, orderId, ...body }) => {
      const { status } = await patch(
        orderId,
        { ...body, ...(who === 'guest' ? { key: guest.accessKey } : {}) },
        tokens[who],
      );
      const isTrue =
        who === 'owner' &&
        orderId === paid.orderId &&
        body.status === 'completed' &&
        body.transactionId === 'tx_random';
      expect(status === 200).toBe(isTrue);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 600 },
  );
  expect(await Promise.all(ids.map(rowOf))).toEqual(before);
});
