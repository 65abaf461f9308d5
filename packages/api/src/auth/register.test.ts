import { authUsers, jobs } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = (path: string, body: unknown, headers = {}) => api.request('POST', `/api/auth/${path}`, { body, headers });
const register = (email: string, more = {}) => post('register', { email, password: 'secret-1', ...more });

test('[C-03] registering answers success, token, user and message, and signs in', async () => {
  const body = {
    email: 'Minji@Example.com',
    username: 'Minji',
    password: 'secret-1',
    firstName: '민지',
    lastName: '김',
  };
  const answer = await post('register', body);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true, message: '회원가입이 완료되었습니다.' });
  expect(answer.body.user).toMatchObject({
    email: 'Minji@Example.com',
    username: 'Minji',
    role: 'customer',
    phone: null,
  });
  expect(Object.keys(answer.body.user)).not.toContain('password');
  const me = await api.request('GET', '/api/auth/me', { token: answer.body.token });
  expect(me.body).toMatchObject({ success: true, user: { email: 'Minji@Example.com' } });
  expect(Object.values(cookiesOf(answer.headers)).join()).not.toContain(answer.body.token);
});

test('[C-03] an address is taken in every spelling that folds to it', async () => {
  await register('fold@example.com');
  for (const email of ['fold@example.com', 'FOLD@EXAMPLE.COM', ' fold@example.com ']) {
    const answer = await register(email);
    expect(answer.status, email).toBe(409);
    expect(answer.body).toMatchObject({ success: false, message: '이미 사용 중인 이메일입니다.' });
  }
});

test('[V-02] the username is the part before the @, unique and at least 3 long', async () => {
  const usernames: string[] = [];
  for (const email of ['john@a.com', 'john@b.com', 'john@c.com', 'jo@a.com', 'x@a.com', 'jo@b.com'])
    usernames.push((await register(email)).body.user.username);
  expect(usernames).toEqual(['john', 'john2', 'john3', 'user-jo', 'user-x', 'user-jo2']);
  for (let n = 0; n < 9; n++) usernames.push((await register(`john@n${n}.com`)).body.user.username);
  expect(new Set(usernames).size).toBe(usernames.length);
  const long = await register(`${'l'.repeat(64)}@a.com`, { username: 'l'.repeat(60) });
  expect(long.body.user.username.length).toBeLessThanOrEqual(60);
});

test('[V-02] twenty at once with one name and one address: one account, and every username different', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => register(n % 2 ? 'race@example.com' : `race@n${n}.com`)),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(11);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
  const rows = await api.db.read.select().from(authUsers).where(eq(authUsers.emailFolded, 'race@example.com'));
  expect(rows).toHaveLength(1);
});

test('[V-07] [V-01] [V-03] the server checks what the form checks, in the visitor’s language', async () => {
  const cases = [
    [{ email: '', password: 'secret-1' }, '이메일을 입력해주세요.'],
    [{ email: 'nobody', password: 'secret-1' }, '올바른 이메일을 입력해주세요'],
    [{ email: 'a@example.com', password: '12345' }, '비밀번호는 최소 6자 이상이어야 합니다'],
    [{ email: 'a@example.com' }, '비밀번호는 최소 6자 이상이어야 합니다'],
  ] as const;
  for (const [body, message] of cases) {
    const answer = await post('register', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message });
  }
  const login = await post('login', { email: 'a@example.com', password: '12345' });
  expect(login.body.message).toBe('비밀번호는 최소 6자 이상이어야 합니다');
  const english = await post('login', { email: 'a@example.com', password: '12345' }, { 'accept-language': 'en' });
  expect(english.body.message).toBe('The password must have at least 6 characters');
});

test('[C-04] [S-03] check-email answers available, for taken and free addresses', async () => {
  await register('taken@example.com');
  const ask = async (email: string) => (await post('check-email', { email })).body;
  expect(await ask('TAKEN@example.com')).toMatchObject({ available: false });
  expect(await ask('free@example.com')).toMatchObject({ available: true });
  expect((await post('check-email', { email: '' })).body.message).toBe('이메일을 입력해주세요.');
});

test('[C-04] check-email is limited', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT: 'default' } });
  const ask = () => strict.request('POST', '/api/auth/check-email', { body: { email: 'a@example.com' } });
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push((await ask()).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  strict.clock.advance(2 * 60_000);
  expect((await ask()).status).toBe(200);
  await strict.close();
});

test('[C-03] the password is stored as argon2id only, and a welcome mail is promised with the account', async () => {
  await register('welcome@example.com', { password: 'a-secret-of-mine' });
  const [user] = await api.db.read.select().from(authUsers).where(eq(authUsers.emailFolded, 'welcome@example.com'));
  expect(user?.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(JSON.stringify(user)).not.toContain('a-secret-of-mine');
  const promised = await api.db.read.select().from(jobs);
  expect(JSON.stringify(promised)).not.toContain('a-secret-of-mine');
  await api.drainJobs();
  const mail = (await api.mails()).find(({ to }) => to === 'welcome@example.com');
  expect(mail?.subject).toBe('[Softbox] 가입을 환영합니다');
});

test('[V-07] what is not asked for is not taken: role and id from outside change nothing', async () => {
  const answer = await register('mass@example.com', { role: 'owner', id: 'usr_1', mustChangePassword: true });
  if (answer.status === 200) expect(answer.body.user).toMatchObject({ role: 'customer', mustChangePassword: false });
  const [user] = await api.db.read.select().from(authUsers).where(eq(authUsers.emailFolded, 'mass@example.com'));
  expect(user?.role ?? 'customer').toBe('customer');
  expect(user?.id).not.toBe('usr_1');
});
