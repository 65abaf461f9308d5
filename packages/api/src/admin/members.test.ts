import { authUsers } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { placeAs } from '../orders/ordering.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';

type Caller = Awaited<ReturnType<TestApi['caller']>>;
let api: TestApi;
let desk: Caller;
let administrator: Awaited<ReturnType<TestApi['signUp']>>;
const moveTo = (at: string) => api.clock.advance(Date.parse(at) - api.clock.now().getTime());

const PEOPLE = [
  // In Seoul still October.
  { email: 'an@example.com', username: 'lan.nguyen', firstName: 'Lan', lastName: 'Nguyễn', at: '2026-10-31T14:59:00Z' },
  // November there, October in London.
  { email: 'minji@example.com', firstName: '민지', lastName: '김', phone: '010-1234-5678', at: '2026-10-31T15:00:00Z' },
  { email: 'seojun@example.com', firstName: '서준', lastName: '김', at: '2026-11-10T01:00:00Z' },
  {
    email: 'jane@example.com',
    firstName: 'Jane',
    lastName: 'Doe',
    phone: '+1 212 555 0142',
    at: '2026-11-12T01:00:00Z',
  },
  { email: 'joe@example.com', firstName: 'Joe', lastName: 'Doe', at: '2026-11-12T01:00:00Z' },
];

beforeAll(async () => {
  api = await startTestApi({ env: { STUDIO_TIME_ZONE: 'Asia/Seoul' } });
  moveTo('2026-10-01T00:00:00Z');
  // Whoever administers has an account as well; here their own is the only one beside these.
  await api.db.write((tx) => tx.delete(authUsers));
  for (const { at, ...person } of PEOPLE) {
    moveTo(at);
    await (await api.caller()).auth.register({ ...person, password: 'secret-1' });
  }
  moveTo('2026-11-20T03:00:00Z');
  administrator = await api.signUp({ email: 'boss@example.com', role: 'owner' });
  desk = await api.caller({ actor: administrator.actor });
  await desk.auth.updateProfile({
    email: 'boss@example.com',
    username: 'boss',
    firstName: '하나',
    lastName: '서',
    phone: '',
  });
});
afterAll(() => api.close());

const emailsOf = ({ members }: { members: { email: string }[] }) =>
  members.map(({ email }) => email.replace(/@.*/, ''));

test('[A-09] the cards count everybody, those of the studio’s month and those with a phone', async () => {
  expect(await desk.admin.memberFigures()).toEqual({ all: 6, thisMonth: 5, withPhone: 2 });
});

test('[A-09] pages go forth and back, newest first, none twice and none left out', async () => {
  const pages: string[][] = [];
  let page = await desk.admin.memberPage({ limit: 2 });
  expect(page.newer).toBeNull();
  pages.push(emailsOf(page));
  while (page.older) {
    page = await desk.admin.memberPage({ limit: 2, after: page.older });
    pages.push(emailsOf(page));
  }
  const all = pages.flat();
  expect(all[0]).toBe('boss');
  // The two that came at one moment stand side by side, in either order.
  expect(all.slice(1, 3).toSorted()).toEqual(['jane', 'joe']);
  expect(all.slice(3)).toEqual(['seojun', 'minji', 'an']);

  for (const expected of pages.toReversed().slice(1)) {
    page = await desk.admin.memberPage({ limit: 2, before: page.newer ?? '' });
    expect(emailsOf(page)).toEqual(expected);
  }
  expect(page.newer).toBeNull();
});

test.each([
  ['김', ['seojun', 'minji']],
  ['김민지', ['minji']],
  ['민지 김', ['minji']],
  ['ＪＡＮＥ', ['jane']],
  ['doe jane', ['jane']],
  ['nguyễn', ['an']],
  ['LAN.NGUYEN', ['an']],
  ['01012345678', ['minji']],
  ['555 0142', ['jane']],
  ['seojun@', ['seojun']],
  ['%', []],
  // The end of one thing and the beginning of the next are none of what anybody is called.
  ['example.com김', []],
])('[A-09] members are found by %s', async (search, found) => {
  expect(emailsOf(await desk.admin.memberPage({ search }))).toEqual(found);
});

test('a search goes on through pages', async () => {
  const first = await desk.admin.memberPage({ search: 'example.com', limit: 4 });
  const second = await desk.admin.memberPage({ search: 'example.com', limit: 4, after: first.older ?? '' });
  expect([...emailsOf(first), ...emailsOf(second)]).toHaveLength(6);
  expect(second.older).toBeNull();
  const empty = await desk.admin.memberPage({ search: 'nobody', limit: 4 });
  expect(empty).toEqual({ members: [], older: null, newer: null });
});

test('a cursor that is none is refused', async () => {
  await expect(desk.admin.memberPage({ after: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('whoever changes name, phone or address is found by the new ones only, also after it was taken back', async () => {
  const { actor } = await api.signUp({ email: 'before@example.com' });
  const own = await api.caller({ actor });
  const change = { username: 'afterwards', firstName: '하은', lastName: '박', phone: '010-9999-0000' };
  await own.auth.updateProfile({ ...change, email: 'after@example.com' });
  const found = async (search: string) => emailsOf(await desk.admin.memberPage({ search }));
  expect(await found('박하은')).toEqual(['after']);
  expect(await found('01099990000')).toEqual(['after']);
  expect(await found('before@')).toEqual([]);
  await api.drainJobs();
  const mail = (await api.mails()).findLast(({ to }) => to === 'before@example.com');
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await (await api.caller()).auth.undoEmailChange({ token });
  expect(await found('before@')).toEqual(['before']);
  expect(await found('박하은')).toEqual(['before']);
  expect(await found('after@')).toEqual([]);
});

test('a member’s detail tells what they ordered and where they are signed in; no secret comes along', async () => {
  const { actor, user, token } = await api.signUp({ email: 'buyer@example.com' });
  const { orderId } = await placeAs(api, { actor, country: 'KR' }, { country: 'KR' });
  await placeAs(api, { country: 'KR' }, { country: 'KR', customerEmail: 'buyer@example.com' });
  const detail = await desk.admin.member({ userId: user.id });
  expect(detail).toMatchObject({
    member: { id: user.id, email: 'buyer@example.com' },
    role: 'customer',
    placed: { count: 1, won: 0 },
    sessions: [{ current: false }],
  });
  expect(JSON.stringify(detail)).not.toContain('argon2');
  expect(JSON.stringify(detail)).not.toContain(token);
  const { orders } = await desk.admin.orders({ member: user.id });
  expect(orders.map(({ id }) => id)).toEqual([orderId]);
  await expect(desk.admin.member({ userId: 'usr_nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the desk ends one session of a member or all of them, and never its own', async () => {
  const { user, token } = await api.signUp({ email: 'devices@example.com' });
  const signIn = async () =>
    (await (await api.caller()).auth.login({ email: 'devices@example.com', password: 'secret-1' })).token;
  const second = await signIn();
  const isOver = async (secret: string) => (await api.request('GET', '/api/auth/me', { token: secret })).status === 401;
  const { sessions } = await desk.admin.member({ userId: user.id });
  expect(sessions).toHaveLength(2);
  const [one] = sessions;
  expect(await desk.admin.endMemberSessions({ userId: user.id, sessionId: one?.id })).toEqual({ ended: 1 });
  expect([await isOver(token), await isOver(second)].filter(Boolean)).toHaveLength(1);
  // Another's session is none of theirs.
  const own = administrator.actor.kind === 'user' ? administrator.actor : undefined;
  await expect(desk.admin.endMemberSessions({ userId: user.id, sessionId: own?.sessionId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await desk.admin.endMemberSessions({ userId: user.id })).toEqual({ ended: 1 });
  expect([await isOver(token), await isOver(second)]).toEqual([true, true]);

  expect(await desk.admin.endMemberSessions({ userId: own?.userId ?? '' })).toEqual({ ended: 0 });
  expect(await isOver(administrator.token)).toBe(false);
});

test('[X-03] nobody else reads members or ends their sessions', async () => {
  const { actor, user } = await api.signUp();
  for (const caller of [await api.caller(), await api.caller({ actor })]) {
    const { memberPage, memberFigures, member, endMemberSessions } = caller.admin;
    for (const call of [
      () => memberPage({}),
      () => memberFigures(),
      () => member({ userId: user.id }),
      () => endMemberSessions({ userId: user.id }),
    ])
      await expect(call()).rejects.toMatchObject({ code: expect.stringMatching(/UNAUTHORIZED|FORBIDDEN/) });
  }
});

test('the pages and the cards of a full house read indexes alone', async () => {
  const planOf = async (statement: string) =>
    (await api.db.read.all<{ detail: string }>(sql.raw(`explain query plan ${statement}`)))
      .map(({ detail }) => detail)
      .join();
  const place = "(created_at, id) < (1, 'x')";
  for (const statement of [
    'select id, created_at from auth_users order by created_at desc, id desc limit 51',
    `select id, created_at from auth_users where ${place} order by created_at desc, id desc limit 51`,
    'select count(*) from auth_users where created_at >= 1',
    'select count(*) from auth_users where phone is not null',
    'select count(*) from auth_users',
  ]) {
    const plan = await planOf(statement);
    expect(plan, statement).toContain('COVERING INDEX');
    expect(plan, statement).not.toContain('TEMP B-TREE');
  }
});

// Last: a start dismisses whoever is not configured to administer.
test('members from before the desk could search are found after the next start', async () => {
  await api.db.write((tx) => tx.update(authUsers).set({ searchText: '' }).where(eq(authUsers.username, 'lan.nguyen')));
  const next = await createApi({ env: api.services.env, clock: api.clock });
  await next.close();
  expect(emailsOf(await desk.admin.memberPage({ search: 'NGUYỄN' }))).toEqual(['an']);
});
