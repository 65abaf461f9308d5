import { authUsers, cartItems, erasures, orderConsents, orderFiles, receipts, userSessions } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';
import { MARKS, piecesIn, startPerson, tablesWith } from './person.testing.ts';
import { entriesOf } from './zip.testing.ts';

let api: TestApi;
let person: Awaited<ReturnType<typeof startPerson>>;
let boss: Awaited<ReturnType<TestApi['signUp']>>;
let desk: Awaited<ReturnType<TestApi['caller']>>;

beforeEach(async () => {
  api = await startTestApi();
  person = await startPerson(api);
  boss = await api.signUp({ email: 'boss@example.com', role: 'owner' });
  desk = await api.caller({ actor: boss.actor });
});
afterEach(() => api.close());

const proof = { email: MARKS.email.toLowerCase(), password: 'secret-1' };
const eraseMember = () => desk.privacy.eraseMember({ userId: person.user.id, ...proof });

test('the studio erases a member: nothing that leads to them is left, in any table, but the receipt and its name', async () => {
  person.passWork();
  expect(await desk.privacy.member({ userId: person.user.id })).toEqual({ hindrances: [], keeps: 1, isStaff: false });
  expect(await eraseMember()).toEqual({ keptOrders: 1 });
  await api.drainJobs();

  for (const mark of Object.values(MARKS)) {
    const allowed = [MARKS.email, MARKS.phone, MARKS.address].some((of) => of === mark) ? ['receipts'] : [];
    expect(await tablesWith(api, mark), mark).toEqual(allowed);
  }
  expect(await tablesWith(api, '남혜린')).toEqual(['orders', 'receipts']);
  expect(await tablesWith(api, '01077771234')).toEqual([]);

  const paid = await person.order(person.paid);
  expect(paid).toMatchObject({ userId: null, customerName: '남혜린', customerEmail: '', paymentStatus: 'paid' });
  expect(await api.db.read.$count(orderConsents, eq(orderConsents.orderId, person.paid))).toBe(2);
  for (const id of [person.unpaid, person.asGuest.orderId])
    expect(await person.order(id)).toMatchObject({ userId: null, customerName: '', status: 'cancelled' });
  expect(await api.db.read.$count(authUsers, eq(authUsers.id, person.user.id))).toBe(0);
  for (const [table, column] of [
    [userSessions, userSessions.userId],
    [cartItems, cartItems.userId],
  ] as const)
    expect(await api.db.read.$count(table, eq(column, person.user.id))).toBe(0);
  expect(await api.db.read.$count(orderFiles)).toBe(0);
  for (const id of person.files) expect(await api.services.files.open(id)).toBeNull();

  // The desk finds the kept order by the name its receipt has, and sees what happened and by whom.
  const { orders } = await desk.admin.orders({ search: '남혜린' });
  expect(orders.map(({ id }) => id)).toEqual([person.paid]);
  const { events } = await desk.orders.get({ orderId: person.paid });
  expect(events.at(-1)).toMatchObject({ type: 'customer_erased', administrator: boss.user.username });
  expect(await api.db.read.select().from(erasures)).toMatchObject([
    { userId: person.user.id, keptOrders: 1, actor: `user:${boss.user.id}` },
  ]);
});

test('nor is a piece of it left in what the desk searches', async () => {
  const theirs = ['hye', 'y\ne', '상점\n', '린상점', '상\n점', '\n점\n'];
  const name = ['남혜린', '혜\n린', '\n린\n'];
  const left = async (index: 'order_words' | 'member_words') => {
    const pieces = new Set(await piecesIn(api, index));
    return [...theirs, ...name].filter((piece) => pieces.has(piece));
  };
  expect(await left('order_words')).toEqual([...theirs, ...name]);
  expect(await left('member_words')).toEqual(['hye', 'y\ne', ...name]);
  expect(await tablesWith(api, '상점')).toContain('order_words_data');
  person.passWork();
  await eraseMember();
  await api.drainJobs();
  // One order is kept, under the name its receipt has.
  expect(await left('order_words')).toEqual(name);
  expect(await left('member_words')).toEqual([]);
  // Nor beneath that, in its pages.
  for (const piece of ['상점', 'Hyerin']) expect(await tablesWith(api, piece)).not.toContain('order_words_data');
  for (const search of [MARKS.email, MARKS.phone, '상점', '점'])
    expect((await desk.admin.orders({ search })).orders, search).toEqual([]);
  expect((await desk.admin.memberPage({ search: '린' })).members).toEqual([]);
});

test('after it nobody signs in, no link opens an order, and the address is free again', async () => {
  person.passWork();
  const { orderId, accessKey } = person.asGuest;
  await eraseMember();
  expect((await api.request('GET', '/api/auth/me', { token: person.token })).status).toBe(401);
  const signIn = await api.request('POST', '/api/auth/login', { body: proof });
  expect(signIn.status).toBe(401);
  expect((await api.request('GET', `/api/orders/${orderId}?key=${accessKey}`)).status).toBe(404);
  const again = await api.signUp({ email: MARKS.email });
  expect(await (await api.caller({ actor: again.actor })).orders.page({})).toMatchObject({ orders: [] });
  await expect(desk.admin.resendMail({ orderId: person.paid, mail: 'orderPaid' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('customers delete their own account; what was only sent under their address is for the studio', async () => {
  person.passWork();
  expect(await person.own.privacy.own()).toEqual({ hindrances: [], keeps: 1, isStaff: false });
  const responseHeaders = new Headers();
  const own = await api.caller({ actor: person.actor, responseHeaders });
  expect(await own.privacy.eraseOwn(proof)).toEqual({ keptOrders: 1 });
  expect(responseHeaders.getSetCookie().join()).toMatch(/session=;/);
  expect(await tablesWith(api, MARKS.email)).toEqual(['enquiries', 'jobs', 'orders', 'receipts']);
  expect(await person.order(person.asGuest.orderId)).toMatchObject({ customerEmail: MARKS.email });
  expect(await person.enquiries()).toHaveLength(1);
  expect(await api.db.read.select().from(erasures)).toMatchObject([{ actor: 'self' }]);
});

test('it waits while an order is in work, and says which', async () => {
  const { hindrances } = await desk.privacy.member({ userId: person.user.id });
  expect(hindrances).toEqual([{ orderId: person.paid, item: expect.any(String), reason: 'work' }]);
  await expect(eraseMember()).rejects.toMatchObject({ code: 'CONFLICT', message: 'ERASURE_WAITS' });
  await expect(person.own.privacy.eraseOwn(proof)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await tablesWith(api, MARKS.concept)).toEqual(['orders']);

  // Begun, it stays in work however long it takes.
  await desk.orders.changeStatus({ orderId: person.paid, status: 'in_progress' });
  person.passWork();
  await expect(eraseMember()).rejects.toMatchObject({ code: 'CONFLICT' });
  await desk.orders.changeStatus({ orderId: person.paid, status: 'completed' });
  expect(await eraseMember()).toEqual({ keptOrders: 1 });
});

test('it waits while money is on its way back', async () => {
  person.passWork();
  await desk.refunds.refund({ orderId: person.paid, password: 'secret-1', amount: '100', reason: '사과의 뜻' });
  expect((await desk.privacy.member({ userId: person.user.id })).hindrances).toMatchObject([{ reason: 'refund' }]);
  await expect(eraseMember()).rejects.toMatchObject({ code: 'CONFLICT' });
  await api.drainJobs();
  expect(await eraseMember()).toEqual({ keptOrders: 1 });
});

test('a payment that was begun and left is ended first', async () => {
  person.passWork();
  await person.own.payment.start({ orderId: person.unpaid, flow: 'interactive', provider: 'tosspayments' });
  expect((await person.own.privacy.own()).hindrances).toMatchObject([{ orderId: person.unpaid, reason: 'payment' }]);
  expect(await eraseMember()).toEqual({ keptOrders: 1 });
  expect(await person.order(person.unpaid)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
});

test('the address and the password are asked anew, of whoever asks', async () => {
  person.passWork();
  const wrong = async (change: Partial<typeof proof>) => {
    const given = { ...proof, ...change };
    for (const call of [
      () => person.own.privacy.eraseOwn(given),
      () => desk.privacy.eraseMember({ userId: person.user.id, ...given }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  };
  await wrong({ email: 'somebody@example.com' });
  await wrong({ password: 'not-it' });
  expect(await api.db.read.$count(authUsers, eq(authUsers.id, person.user.id))).toBe(1);
});

test('whoever works for the studio is not erased, not even by themselves', async () => {
  const own = { email: 'boss@example.com', password: 'secret-1' };
  await expect(desk.privacy.eraseOwn(own)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(desk.privacy.eraseMember({ userId: boss.user.id, ...own })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('[X-03] nobody else looks into, takes or erases what is a member’s', async () => {
  const other = await api.signUp();
  const asOther = await api.caller({ actor: other.actor });
  const userId = person.user.id;
  for (const call of [
    () => asOther.privacy.member({ userId }),
    () => asOther.privacy.eraseMember({ userId, ...proof }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const body = { password: 'secret-1', userId };
  expect((await api.request('POST', '/api/admin/personal-data', { token: other.token, body })).status).toBe(403);
  expect((await api.request('POST', '/api/admin/personal-data', { body })).status).toBe(401);
  expect((await api.request('POST', '/api/personal-data', { body })).status).toBe(401);
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const signedIn = await api.request('POST', '/api/auth/login', { body: proof });
  const cookies = cookiesOf(signedIn.headers);
  const crossSite = await api.request('POST', '/api/personal-data', { cookies, body, headers });
  expect(crossSite.status).toBe(403);
  const unproven = { ...body, password: 'not-it' };
  expect((await api.request('POST', '/api/personal-data', { token: person.token, body: unproven })).status).toBe(400);
});

test('the export is an archive with all that is held, receipts and files; of others and of secrets nothing', async () => {
  await api.signUp({ email: 'neighbour@example.com' });
  const asked = { body: { password: 'secret-1', userId: person.user.id } };
  const own = await entriesOf(api, '/api/personal-data', { ...asked, token: person.token });
  const studio = await entriesOf(api, '/api/admin/personal-data', { ...asked, token: boss.token });
  const data = JSON.parse(own.get('data.json')?.toString() ?? '');
  expect(data).toMatchObject({
    account: { email: MARKS.email, firstName: '혜린', phone: MARKS.phone },
    sessions: [{ device: MARKS.device }],
    cart: [{ templateId: 3, quantity: 2 }],
    orders: [
      {
        id: person.paid,
        customer: { address: MARKS.address },
        brief: { brand: MARKS.brand },
        paymentStatus: 'paid',
        consents: [{ consent: expect.any(String) }, {}],
        files: [{ name: MARKS.file }],
        receipts: [{ kind: 'receipt' }],
        reviews: [{ text: MARKS.review, rating: 5 }],
      },
      { id: person.unpaid },
    ],
    filesWithoutOrder: [{ name: MARKS.file }],
  });
  const [file] = data.orders[0].files;
  expect(own.get(file.path)?.subarray(1, 4).toString()).toBe('PNG');
  const [receipt] = await api.db.read.select().from(receipts);
  expect([...own.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(receipt ? 1 : 0);
  expect([...own.values()].at(1)?.subarray(0, 4).toString()).toBe('%PDF');

  const text = own.get('data.json')?.toString() ?? '';
  for (const secret of ['argon2', person.token, 'neighbour', 'requestHash', 'idempotencyKey', '통화', MARKS.message])
    expect(text).not.toContain(secret);
  const whole = JSON.parse(studio.get('data.json')?.toString() ?? '');
  expect(whole.enquiries).toMatchObject([{ message: MARKS.message }]);
  expect(whole.orders.map(({ id }: { id: string }) => id)).toEqual([
    person.paid,
    person.unpaid,
    person.asGuest.orderId,
  ]);
  expect(whole.orders[0].notes).toHaveLength(1);
});
