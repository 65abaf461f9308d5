import { orders } from '@softbox/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';
import { fresh, orderOf, payDirectly, placeAs } from './ordering.testing.ts';

const ORDER_KEYS = [
  'additionalRequests',
  'brandName',
  'concept',
  'country',
  'createdAt',
  'currency',
  'customerEmail',
  'customerName',
  'customerPhone',
  'id',
  'planName',
  'planPrice',
  'status',
  'totalAmount',
  'transactionId',
  'uploadedFiles',
];
const ADDED_KEYS = [
  'customerAddress',
  'isGuestOrder',
  'orderType',
  'paymentMethod',
  'paymentStatus',
  'productionStage',
  'version',
];

type SignedUp = Awaited<ReturnType<TestApi['signUp']>>;
interface Placed {
  orderId: string;
  accessKey: string | null;
  owner: string;
  cookies: Record<string, string>;
}

let api: TestApi;
let administrator: SignedUp;
const members: SignedUp[] = [];
const placed: Placed[] = [];

beforeAll(async () => {
  api = await startTestApi();
  administrator = await api.signUp({ role: 'owner' });
  for (let count = 0; count < 3; count++) members.push(await api.signUp());
  for (const owner of [...members, ...members, null, null, null]) {
    const { body, headers } = await api.request('POST', '/api/orders', {
      body: orderOf(fresh()),
      ...(owner ? { token: owner.token } : {}),
    });
    placed.push({ ...body, owner: owner?.user.id ?? `guest ${placed.length}`, cookies: cookiesOf(headers) });
    // Pairs of one moment, which a page of three cuts apart: the order must not depend on luck.
    if (placed.length % 2) api.clock.advance(1000);
  }
});
afterAll(() => api.close());

describe('who sees which order', () => {
  /** Every caller there is, with what they may show at the door. */
  const callers = () => [
    { name: 'administrator', token: administrator.token, sees: () => true },
    ...members.map(({ token, user }) => ({ name: user.id, token, sees: ({ owner }: Placed) => owner === user.id })),
    ...placed
      .filter(({ accessKey }) => accessKey)
      .flatMap(({ owner, accessKey, cookies }) => [
        { name: `${owner} by link`, key: accessKey, sees: (order: Placed) => order.owner === owner },
        { name: `${owner} by cookie`, cookies, sees: (order: Placed) => order.owner === owner },
      ]),
    { name: 'visitor', sees: () => false },
    { name: 'visitor with a made-up key', key: 'A'.repeat(43), sees: () => false },
    { name: 'forged token', token: 'forged', sees: () => false },
  ];

  test('[X-04][X-03] all orders × all callers: one’s own opens, every other one does not exist', async () => {
    for (const { name, sees, ...caller } of callers()) {
      const { token, cookies, key } = { token: undefined, cookies: undefined, key: undefined, ...caller };
      for (const order of placed) {
        const query = key ? `?key=${key}` : '';
        const { status, body, text } = await api.request('GET', `/api/orders/${order.orderId}${query}`, {
          ...(token ? { token } : {}),
          ...(cookies ? { cookies } : {}),
        });
        expect([name, order.owner, status]).toEqual([name, order.owner, sees(order) ? 200 : 404]);
        if (sees(order)) expect(body.id).toBe(order.orderId);
        else {
          expect(body).toEqual({ success: false, code: 'ORDER_NOT_FOUND', message: '주문을 찾을 수 없습니다.' });
          expect(text).not.toContain('minji');
        }
      }
    }
  });

  test('[X-04] nobody but the owner changes an order; to everybody else it does not exist', async () => {
    const before = await api.db.read.select().from(orders);
    for (const { name, sees, ...caller } of callers()) {
      const { token, cookies, key } = { token: undefined, cookies: undefined, key: undefined, ...caller };
      for (const order of placed.filter((one) => !sees(one))) {
        const { status } = await api.request('PATCH', `/api/orders/${order.orderId}/status`, {
          body: { status: 'cancelled', ...(key ? { key } : {}) },
          ...(token ? { token } : {}),
          ...(cookies ? { cookies } : {}),
        });
        expect([name, status]).toEqual([name, 404]);
      }
    }
    expect(await api.db.read.select().from(orders)).toEqual(before);
  });

  test('[C-12][X-03] the list: the administrator’s is all, a member’s their own, anybody else is asked to sign in', async () => {
    const list = (token?: string) => api.request('GET', '/api/orders', token ? { token } : {});
    const ids = (body: { id: string }[]) => body.map(({ id }) => id).sort();
    const all = await list(administrator.token);
    expect(ids(all.body)).toEqual(placed.map(({ orderId }) => orderId).sort());
    for (const { token, user } of members)
      expect(ids((await list(token)).body)).toEqual(
        placed
          .filter(({ owner }) => owner === user.id)
          .map(({ orderId }) => orderId)
          .sort(),
      );
    for (const refused of [await list(), await list('forged')]) {
      expect(refused.status).toBe(401);
      expect(refused.body).toMatchObject({ success: false, message: '로그인이 필요합니다' });
    }
  });

  test('[C-12] the list is newest first and paged: every order once, in the same order as in one piece', async () => {
    const whole = (await api.request('GET', '/api/orders', { token: administrator.token })).body;
    const moments = whole.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(moments).toEqual([...moments].sort().reverse());
    const paged = [];
    for (let path: string | undefined = '/api/orders?limit=3'; path; ) {
      const { status, body, headers } = await api.request('GET', path, { token: administrator.token });
      expect(status).toBe(200);
      expect(body.length).toBeLessThanOrEqual(3);
      paged.push(...body);
      const next: string | undefined = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      path = next?.slice(new URL(next).origin.length);
    }
    expect(paged).toEqual(whole);
    const odd = await api.request('GET', '/api/orders?cursor=nonsense', { token: administrator.token });
    expect([odd.status, odd.body.code]).toEqual([400, 'VALIDATION']);
  });
});

test('[E-05] an order as the administrator reads it has the specification’s keys, and ours beside them', async () => {
  const { body } = await api.request('GET', '/api/orders', { token: administrator.token });
  for (const order of body) {
    expect(Object.keys(order).sort()).toEqual([...ORDER_KEYS, ...ADDED_KEYS].sort());
    expect(order).toMatchObject({
      planName: '커피숍',
      planPrice: 34_800,
      currency: 'KRW',
      country: 'KR',
      uploadedFiles: [],
      totalAmount: '34800',
      status: 'pending',
      transactionId: '',
    });
  }
});

test('the history and the references at the providers are the studio’s alone', async () => {
  const [member] = members;
  if (!member) throw new Error('no member');
  const { orderId } = await placeAs(api, { actor: member.actor });
  await payDirectly(api, orderId, 'tx_history');
  const seen = async (actor: SignedUp['actor']) => (await api.caller({ actor })).orders.get({ orderId });
  const own = await seen(member.actor);
  expect(own.events).toEqual([]);
  expect(own.attempts).toMatchObject([{ provider: 'stripe', status: 'succeeded', merchantRef: '', failureCode: null }]);
  expect(own.lines).toMatchObject([{ itemKey: 'template:3', title: '커피숍', quantity: 1, unitAmount: 34_800 }]);
  expect([own.payable, own.paymentStatus, own.transactionId]).toEqual([false, 'paid', 'tx_history']);
  const studio = await seen(administrator.actor);
  expect(studio.events.map(({ type }) => type)).toEqual(['placed', 'paid']);
  expect(studio.attempts[0]?.merchantRef).not.toBe('');
});

test('[X-03] an administrator with a one-time password reads and changes nothing yet', async () => {
  const { actor } = administrator;
  if (actor.kind !== 'user') throw new Error('signed in');
  const { orders: door } = await api.caller({ actor: { ...actor, mustChangePassword: true } });
  const orderId = placed[0]?.orderId ?? '';
  await expect(door.get({ orderId })).rejects.toThrow('PASSWORD_CHANGE_REQUIRED');
  await expect(door.changeStatus({ orderId, status: 'completed' })).rejects.toThrow('PASSWORD_CHANGE_REQUIRED');
  await expect(door.list({})).rejects.toThrow('PASSWORD_CHANGE_REQUIRED');
});
