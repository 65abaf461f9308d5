import { LIFETIMES } from '@softbox/config/limits';
import { CONSENT_VERSIONS } from '@softbox/config/orders';
import { CART_COOKIE } from '@softbox/config/storage-keys';
import { orderAccessKeys, orderConsents, orderEvents, orderLines, orders } from '@softbox/db';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';
import { fresh, orderOf, placeAs } from './ordering.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const stored = async (orderId: string) => {
  const [order] = await api.db.read.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('not stored');
  return order;
};

test('[S-02][E-04] an order is created pending and unpaid, whatever status and transaction the payload names', async () => {
  const { status, body } = await api.request('POST', '/api/orders', {
    body: orderOf({
      status: 'completed',
      transactionId: 'tx_forged',
      requirements: '세로 사진',
      brandName: '민지네',
      concept: '아침',
    }),
  });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['accessKey', 'amount', 'currency', 'message', 'orderId', 'success']);
  expect(body.orderId).toMatch(/^order_\d{13}_[0-9a-f]{32}$/);
  expect(await stored(body.orderId)).toMatchObject({
    status: 'pending',
    paymentStatus: 'unpaid',
    transactionId: '',
    customerName: '김민지',
    customerEmail: 'minji@example.com',
    customerPhone: '010-1234-5678',
    customerAddress: '',
    requirements: '세로 사진',
    brandName: '민지네',
    concept: '아침',
    packageName: '커피숍',
    country: 'KR',
    currency: 'KRW',
    language: 'ko',
    totalMinor: 34_800,
  });
  const events = await api.db.read.select().from(orderEvents).where(eq(orderEvents.orderId, body.orderId));
  expect(events.map(({ type, actor }) => [type, actor])).toEqual([['placed', 'guest']]);
});

test('[S-05] a guest’s order is one, a member’s is not, whatever the payload says', async () => {
  const { actor, user } = await api.signUp();
  const guest = await placeAs(api, {}, { isGuestOrder: false });
  const member = await placeAs(api, { actor }, { isGuestOrder: true });
  expect(await stored(guest.orderId)).toMatchObject({ isGuestOrder: true, userId: null });
  expect(await stored(member.orderId)).toMatchObject({ isGuestOrder: false, userId: user.id });
  expect(member.accessKey).toBeNull();
});

test('[V-04][V-07] both consents are stored with the version of their text, the language and the time', async () => {
  const { orderId } = await placeAs(api, { language: 'ja' });
  const rows = await api.db.read
    .select()
    .from(orderConsents)
    .where(eq(orderConsents.orderId, orderId))
    .orderBy(asc(orderConsents.consent));
  const given = { orderId, language: 'ja', givenAt: api.clock.now() };
  expect(rows).toEqual([
    { ...given, consent: 'privacy', textVersion: CONSENT_VERSIONS.privacy },
    { ...given, consent: 'purchase', textVersion: CONSENT_VERSIONS.purchase },
  ]);
});

test('[V-04][V-07] without a consent or a required field nothing is stored', async () => {
  const before = await api.db.read.$count(orders);
  for (const [changes, message] of [
    [{ agreements: { purchase: true, privacy: false } }, '구매 조건 및 결제 진행'],
    [{ customerName: ' ' }, '이름, 이메일, 전화번호'],
    [{ customerEmail: '' }, '이름, 이메일, 전화번호'],
    [{ customerPhone: undefined }, ''],
  ] as const) {
    const { status, body } = await api.request('POST', '/api/orders', { body: { ...orderOf(), ...changes } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION' });
    expect(body.message).toContain(message);
  }
  expect(await api.db.read.$count(orders)).toBe(before);
});

test('[C-09] a double click is one order and one mail, for members and guests, with a request id, a header, or neither', async () => {
  const { token, user } = await api.signUp();
  const ways = [
    { body: orderOf({ itemId: 'template:4', ...fresh() }) },
    { body: orderOf({ itemId: 'template:5' }), headers: { 'idempotency-key': crypto.randomUUID() } },
    { body: orderOf({ itemId: 'template:6' }) },
    { body: orderOf({ itemId: 'template:4', customerEmail: user.email, ...fresh() }), token },
    { body: orderOf({ itemId: 'template:5', customerEmail: user.email }), token, headers: { 'idempotency-key': 'k1' } },
    { body: orderOf({ itemId: 'template:6', customerEmail: user.email }), token },
  ];
  await api.drainJobs();
  for (const way of ways) {
    const [orderCount, mailCount] = [await api.db.read.$count(orders), (await api.mails()).length];
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.request('POST', '/api/orders', way)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    await api.drainJobs();
    expect(await api.db.read.$count(orders)).toBe(orderCount + 1);
    expect((await api.mails()).length).toBe(mailCount + 1);
  }
});

test('[C-09] a used request id with another content is a conflict; of another buyer it is another order', async () => {
  const { requestId } = fresh();
  const first = await placeAs(api, {}, { requestId });
  await expect(placeAs(api, {}, { requestId, itemId: 'template:1' })).rejects.toThrow('IDEMPOTENCY_CONFLICT');
  const { actor } = await api.signUp();
  const second = await placeAs(api, { actor }, { requestId });
  const third = await placeAs(api, {}, { requestId, customerEmail: 'other@example.com' });
  expect(new Set([first.orderId, second.orderId, third.orderId]).size).toBe(3);
});

test('[C-09] without a request id the same content is the same order for two minutes, while it is open', async () => {
  const { actor } = await api.signUp();
  const place = async () => (await (await api.caller({ actor })).orders.place(orderOf())).orderId;
  const first = await place();
  api.clock.advance(119_000);
  expect(await place()).toBe(first);
  api.clock.advance(2000);
  const second = await place();
  expect(second).not.toBe(first);
  await (await api.caller({ actor })).orders.changeStatus({ orderId: second, status: 'cancelled' });
  const third = await place();
  expect(third).not.toBe(second);
  expect(await place()).toBe(third);
});

test('[C-09] a guest’s key is handed out again only to whoever repeats an unguessable request id', async () => {
  const body = orderOf({ customerName: '이서준', ...fresh() });
  const first = await api.request('POST', '/api/orders', { body });
  const again = await api.request('POST', '/api/orders', { body });
  expect(again.body.orderId).toBe(first.body.orderId);
  // The answer that was lost on the way did not lock the guest out, nor does a new key kill an old one.
  for (const { body: answer } of [first, again]) {
    const door = `/api/orders/${answer.orderId}?key=${answer.accessKey}`;
    expect((await api.request('GET', door)).status).toBe(200);
  }
  for (const { headers, requestId } of [
    { headers: {}, requestId: undefined },
    { headers: {}, requestId: 'order-001' },
  ]) {
    const guessed = orderOf({ customerName: '박하은', requestId });
    await api.request('POST', '/api/orders', { body: guessed });
    const repeated = await api.request('POST', '/api/orders', { body: guessed, headers });
    expect(repeated.body.accessKey).toBeNull();
    expect(repeated.headers.getSetCookie()).toEqual([]);
  }
});

test('[case 44][X-04] a guest’s order opens with the mailed link and in the browser that placed it, for 30 days', async () => {
  const own = await startTestApi();
  const placed = await own.request('POST', '/api/orders', { body: orderOf({ country: 'US' }) });
  const path = `/api/orders/${placed.body.orderId}`;
  const [line = ''] = placed.headers.getSetCookie();
  expect(line).toMatch(/^order_[0-9a-f]{16}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
  await own.drainJobs();
  const [mail] = await own.mails();
  expect(mail?.to).toBe('minji@example.com');
  const link = /http\S+\/us\/orders\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { origin, pathname, searchParams } = new URL(link);
  expect(origin).toBe(own.services.env.PUBLIC_ORIGIN);
  expect(pathname).toBe(`/us/orders/${placed.body.orderId}`);
  const mailed = searchParams.get('key') ?? '';
  const keys = [mailed, placed.body.accessKey];
  const cookies = cookiesOf(placed.headers);
  const rows = JSON.stringify([
    await own.db.read.select().from(orderAccessKeys),
    await own.db.read.select().from(orders),
  ]);
  for (const key of keys) {
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(rows).not.toContain(key);
    expect((await own.request('GET', `${path}?key=${key}`)).body.id).toBe(placed.body.orderId);
  }
  expect((await own.request('GET', path, { cookies })).status).toBe(200);
  expect((await own.request('GET', path)).status).toBe(404);
  own.clock.advance(LIFETIMES.guestOrderLink);
  for (const key of keys) expect((await own.request('GET', `${path}?key=${key}`)).status).toBe(404);
  expect((await own.request('GET', path, { cookies })).status).toBe(404);
  await own.close();
});

test('a member’s mail links to the order without a secret, in the order’s language', async () => {
  const { actor } = await api.signUp();
  await placeAs(api, { actor, language: 'vi' }, { customerEmail: 'member.mail@example.com', country: 'VN' });
  await api.drainJobs();
  const mail = (await api.mails()).find(({ to }) => to === 'member.mail@example.com');
  expect(mail?.text).toMatch(/\/vn\/orders\/order_\w+/);
  expect(mail?.text).not.toContain('key=');
});

test('[E-09] a cart is bought as one order with its lines, in catalogue prices, and is empty then', async () => {
  const { actor } = await api.signUp();
  const { cart, orders: door } = await api.caller({ actor, country: 'AU' });
  await cart.add({ templateId: 3, quantity: 2 });
  await cart.add({ templateId: 1 });
  await cart.add({ templateId: 27, quantity: 99 });
  const bought = (await cart.list()).items;
  const placed = await door.place(orderOf({ fromCart: true, country: 'AU', ...fresh() }));
  const unit = (base: number) => Math.floor(base * 1.5 + 0.5);
  expect(placed.amount).toBe(bought.reduce((sum, { basePrice, quantity }) => sum + unit(basePrice) * quantity, 0));
  const lines = await api.db.read
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, placed.orderId))
    .orderBy(asc(orderLines.position));
  expect(lines.map(({ itemKey, quantity, unitMinor }) => [itemKey, quantity, unitMinor])).toEqual(
    bought.map(({ templateId, quantity, basePrice }) => [`template:${templateId}`, quantity, unit(basePrice) * 100]),
  );
  expect(await stored(placed.orderId)).toMatchObject({ packageName: '커피숍 외 2건', orderType: 'template' });
  expect((await cart.list()).items).toEqual([]);
  await expect(door.place(orderOf({ fromCart: true, ...fresh() }))).rejects.toThrow('CART_EMPTY');
});

test('[E-09] a second click on buying a cart is the same order although the cart is empty by then', async () => {
  const responseHeaders = new Headers();
  await (await api.caller({ responseHeaders })).cart.add({ templateId: 3, quantity: 2 });
  const cookies = { [CART_COOKIE]: cookiesOf(responseHeaders)[CART_COOKIE] ?? '' };
  const body = orderOf({ fromCart: true, ...fresh() });
  const answers = await Promise.all([1, 2, 3].map(() => api.request('POST', '/api/orders', { body, cookies })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body: answer }) => answer.orderId)).size).toBe(1);
  expect(await stored(answers[0]?.body.orderId)).toMatchObject({ packageName: '커피숍 × 2', totalMinor: 69_600 });
  const intruder = await api.request('POST', '/api/orders', { body: orderOf({ fromCart: true, ...fresh() }) });
  expect(intruder.body.code).toBe('CART_EMPTY');
});

test('[V-04, C-09] a caller of the specification’s own payload, which has no agreements, orders without a recorded consent', async () => {
  const { agreements: _, ...plain } = orderOf({});
  const { status, body } = await api.request('POST', '/api/orders', { body: plain });
  expect(status).toBe(200);
  const consents = await api.db.read.select().from(orderConsents).where(eq(orderConsents.orderId, body.orderId));
  expect(consents).toEqual([]);
});

test('an order of a caller that names no language is written in the language of its country', async () => {
  const { body } = await api.request('POST', '/api/orders', {
    body: orderOf({ country: 'KR' }),
    headers: { 'accept-language': '*', 'idempotency-key': 'no-language-named-1' },
  });
  expect(await stored(body.orderId)).toMatchObject({ language: 'ko', packageName: '커피숍' });
});
