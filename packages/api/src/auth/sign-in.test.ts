import { AppError } from '@softbox/config/errors';
import { authUsers } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { hashPassword, verifyPassword } from './password.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const signIn = (email: string, password = 'secret-1', on = api) =>
  on.request('POST', '/api/auth/login', { body: { email, password } });

test('[C-02] signing in answers success, token, user and message, in any spelling that folds to the address', async () => {
  await api.signUp({ email: 'who@example.com' });
  for (const email of ['who@example.com', 'WHO@Example.com', ' who@example.com', 'ｗｈｏ@example.com']) {
    const answer = await signIn(email);
    expect(answer.status, email).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: '로그인되었습니다.',
      user: { email: 'who@example.com' },
    });
    expect(answer.body.token.length).toBeGreaterThanOrEqual(43);
  }
});

test('[C-02] an unknown address and a wrong password get one and the same answer', async () => {
  await api.signUp({ email: 'known@example.com' });
  const wrong = await signIn('known@example.com', 'not-the-one');
  const unknown = await signIn('unknown@example.com', 'not-the-one');
  expect(wrong.status).toBe(401);
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  expect(wrong.body).toEqual(
    expect.objectContaining({ success: false, message: '이메일 또는 비밀번호가 올바르지 않습니다.' }),
  );
});

test('[C-02] an unknown address costs a real check of the password', async () => {
  expect(await verifyPassword(undefined, 'anything')).toBe(false);
  const hash = await hashPassword('anything');
  expect(await verifyPassword(hash, 'anything')).toBe(true);
  expect(await verifyPassword(hash, 'Anything')).toBe(false);
});

test('[C-02] a flood of passwords is turned away instead of filling memory', async () => {
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword(undefined, 'flood')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const { reason } of refused) expect(reason instanceof AppError && reason.code).toBe('BUSY');
  expect(await verifyPassword(undefined, 'after the flood')).toBe(false);
});

test('[C-02] ten wrong passwords for one account lock the caller out for a while; a success forgives', async () => {
  const limited = await startTestApi({ env: { RATE_LIMIT: 'default' } });
  await limited.signUp({ email: 'locked@example.com' });
  const attempt = async (password?: string) => (await signIn('locked@example.com', password, limited)).status;
  for (let n = 0; n < 9; n++) expect(await attempt('wrong-one')).toBe(401);
  expect(await attempt()).toBe(200);
  for (let n = 0; n < 10; n++) expect(await attempt('wrong-one')).toBe(401);
  const refused = await signIn('locked@example.com', 'secret-1', limited);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  limited.clock.advance(15 * 60_000);
  expect(await attempt()).toBe(200);
  await limited.close();
});

test('[C-02] successes do not use up the limit, and do not forgive failures at other accounts', async () => {
  const limited = await startTestApi({ env: { RATE_LIMIT: 'strict' } });
  await limited.signUp({ email: 'mine@example.com' });
  const mine = async () => (await signIn('mine@example.com', 'secret-1', limited)).status;
  const guess = async (n: number) => (await signIn(`victim${n}@example.com`, 'guess-1', limited)).status;
  for (let n = 0; n < 26; n++) expect(await mine()).toBe(200);
  for (let n = 0; n < 24; n++) expect(await guess(n)).toBe(401);
  expect(await mine()).toBe(200);
  expect(await guess(24)).toBe(401);
  expect(await guess(25)).toBe(429);
  await limited.close();
});

test('[C-02] a hash of another cost is made anew at the next sign-in', async () => {
  const { hash } = await import('@node-rs/argon2');
  const { user } = await api.signUp({ email: 'stale@example.com' });
  const password = await hash('secret-1', { memoryCost: 19_456, timeCost: 2 });
  await api.db.write((tx) => tx.update(authUsers).set({ password }).where(eq(authUsers.id, user.id)));
  expect((await signIn('stale@example.com')).status).toBe(200);
  const [row] = await api.db.read.select().from(authUsers).where(eq(authUsers.id, user.id));
  expect(row?.password).toContain('m=65536,t=3,p=1');
  expect((await signIn('stale@example.com')).status).toBe(200);
});

test('[C-01] me answers success and user to a member, and 401 to a visitor', async () => {
  const { token, user } = await api.signUp();
  const answer = await api.request('GET', '/api/auth/me', { token });
  expect(answer.body).toMatchObject({ success: true, user: { id: user.id, email: user.email } });
  const refused = await api.request('GET', '/api/auth/me');
  expect(refused.status).toBe(401);
  expect(refused.body).toMatchObject({ success: false, message: '로그인이 필요합니다' });
});
