import { authUsers } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const put = (token: string, body: object) => api.request('PUT', '/api/auth/profile', { token, body });
const profileOf = (user: { email: string; username: string }, change: object = {}) => ({
  email: user.email,
  username: user.username,
  firstName: '민지',
  lastName: '김',
  phone: '010-1234-5678',
  ...change,
});
const isSignedIn = async (token: string) => (await api.request('GET', '/api/auth/me', { token })).status === 200;
const signIn = (email: string) => api.request('POST', '/api/auth/login', { body: { email, password: 'secret-1' } });

async function undoToken(oldEmail: string): Promise<string> {
  await api.drainJobs();
  const mail = (await api.mails()).filter(({ to, text }) => to === oldEmail && text.includes('undo-email')).at(-1);
  return /undo-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const undo = async (token: string) => (await api.caller()).auth.undoEmailChange({ token });

test('[C-07] [C-08] the profile is read and saved', async () => {
  const { token, user } = await api.signUp();
  const saved = await put(token, profileOf(user, { username: 'minji.kim' }));
  expect(saved.body).toMatchObject({ success: true, message: '회원정보가 성공적으로 수정되었습니다.' });
  const read = await api.request('GET', '/api/auth/profile', { token });
  expect(read.body).toMatchObject({
    success: true,
    user: { email: user.email, username: 'minji.kim', firstName: '민지', lastName: '김', phone: '010-1234-5678' },
  });
  expect((await api.request('GET', '/api/auth/profile')).status).toBe(401);
});

test('[C-08] [V-07] a taken username or address and a bad value are refused with their words', async () => {
  const other = await api.signUp();
  const { token, user } = await api.signUp();
  const cases = [
    [{ username: other.user.username }, 409, '이미 사용 중인 사용자명입니다.'],
    [{ email: other.user.email.toUpperCase() }, 409, '이미 사용 중인 이메일입니다.'],
    [{ email: api.services.env.ADMIN_EMAIL.toUpperCase() }, 409, '이미 사용 중인 이메일입니다.'],
    [{ username: 'ab' }, 400, '사용자명은 최소 3자 이상이어야 합니다'],
    [{ email: '' }, 400, '이메일을 입력해주세요.'],
    [{ email: 'x' }, 400, '올바른 이메일을 입력해주세요'],
  ] as const;
  for (const [change, status, message] of cases) {
    const answer = await put(token, profileOf(user, change));
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  }
  const [row] = await api.db.read.select().from(authUsers).where(eq(authUsers.id, user.id));
  expect(row).toMatchObject({ email: user.email, username: user.username });
});

test('[C-08] a new address works at once, ends the other sessions, and the old address can undo it', async () => {
  const { token, user } = await api.signUp({ email: 'before@example.com' });
  const second = (await signIn(user.email)).body.token;
  expect((await put(token, profileOf(user, { email: 'after@example.com' }))).status).toBe(200);
  expect(await isSignedIn(token)).toBe(true);
  expect(await isSignedIn(second)).toBe(false);
  expect((await signIn('before@example.com')).status).toBe(401);
  expect((await signIn('after@example.com')).status).toBe(200);

  const secret = await undoToken('before@example.com');
  expect(secret).toHaveLength(43);
  await undo(secret);
  expect(await isSignedIn(token)).toBe(false);
  expect((await signIn('after@example.com')).status).toBe(401);
  expect((await signIn('before@example.com')).status).toBe(200);
  await expect(undo(secret)).rejects.toMatchObject({ message: 'LINK_INVALID' });
});

test('[C-08] nobody can take the old address while the change can be undone; after 72 hours it is free', async () => {
  const { token, user } = await api.signUp({ email: 'mine@example.com' });
  await put(token, profileOf(user, { email: 'thief@example.com' }));
  const secret = await undoToken('mine@example.com');
  const register = () =>
    api.request('POST', '/api/auth/register', { body: { email: 'Mine@example.com', password: 'secret-1' } });
  expect((await register()).status).toBe(409);
  const check = await api.request('POST', '/api/auth/check-email', { body: { email: 'mine@example.com' } });
  expect(check.body.available).toBe(false);
  api.clock.advance(72 * 3_600_000);
  await expect(undo(secret)).rejects.toMatchObject({ message: 'LINK_INVALID' });
  expect((await register()).status).toBe(200);
});

test('[C-08] after two changes the first owner’s link wins over the thief’s', async () => {
  const { token, user } = await api.signUp({ email: 'owner@example.com' });
  await put(token, profileOf(user, { email: 'thief1@example.com' }));
  const owners = await undoToken('owner@example.com');
  api.clock.advance(60_000);
  await put(token, profileOf(user, { email: 'thief2@example.com' }));
  const thiefs = await undoToken('thief1@example.com');
  await undo(thiefs);
  await undo(owners);
  expect((await signIn('owner@example.com')).status).toBe(200);
  await expect(undo(thiefs)).rejects.toMatchObject({ message: 'LINK_INVALID' });
});

test('[X-02] an administrator’s address stays the configured one', async () => {
  const { ADMIN_EMAIL } = api.services.env;
  const body = { email: ADMIN_EMAIL, password: 'administrator-1' };
  const { token, user } = (await api.request('POST', '/api/auth/login', { body })).body;
  expect((await put(token, profileOf(user, { email: 'elsewhere@example.com' }))).status).toBe(403);
  expect((await put(token, profileOf(user, { firstName: '지수' }))).status).toBe(200);
  expect((await put(token, profileOf(user, { email: ADMIN_EMAIL.toUpperCase() }))).status).toBe(200);
  const read = await api.request('GET', '/api/auth/me', { token });
  expect(read.body.user).toMatchObject({ email: ADMIN_EMAIL, role: 'owner' });
});

test('[S-01] changing the password ends every other session and gives a new token', async () => {
  const { token, user } = await api.signUp();
  const second = (await signIn(user.email)).body.token;
  const caller = await api.caller({ headers: { authorization: `Bearer ${token}` } });
  await expect(caller.auth.changePassword({ currentPassword: 'not-it', password: 'new-secret' })).rejects.toMatchObject(
    {
      cause: { fields: { currentPassword: 'validation.currentPasswordWrong' } },
    },
  );
  await expect(caller.auth.changePassword({ currentPassword: 'secret-1', password: 'secret-1' })).rejects.toMatchObject(
    { cause: { fields: { password: 'validation.passwordUnchanged' } } },
  );
  const changed = await caller.auth.changePassword({ currentPassword: 'secret-1', password: 'new-secret' });
  expect(await isSignedIn(changed.token)).toBe(true);
  expect(await isSignedIn(token)).toBe(false);
  expect(await isSignedIn(second)).toBe(false);
  expect((await signIn(user.email)).status).toBe(401);
});
