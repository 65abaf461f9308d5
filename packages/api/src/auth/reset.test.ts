import { jobs, passwordResetTokens, userSessions } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const forgot = (email: string, on = api) =>
  on.request('POST', '/api/auth/forgot-password', { body: { email }, headers: { 'x-softbox-country': 'VN' } });
const reset = (token: string, password = 'new-secret', on = api) =>
  on.request('POST', '/api/auth/reset-password', { body: { token, password } });

async function mailedToken(email: string, on = api): Promise<string> {
  await on.drainJobs();
  const mail = (await on.mails()).filter(({ to, subject }) => to === email && subject.includes('재설정')).at(-1);
  return /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('[C-05] known and unknown addresses get the same answer, which never holds the token', async () => {
  await api.signUp({ email: 'lost@example.com' });
  const known = await forgot('lost@example.com');
  const unknown = await forgot('nobody@example.com');
  expect(known.status).toBe(200);
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  expect(Object.keys(known.body).sort()).toEqual(['message', 'success']);
  const token = await mailedToken('lost@example.com');
  expect(token).toHaveLength(43);
  expect(known.text).not.toContain(token);
  expect((await api.mails()).filter(({ to }) => to === 'nobody@example.com')).toHaveLength(0);
});

test('[C-05] the link leads to our own origin, in the visitor’s country and language, whatever Host is claimed', async () => {
  await api.signUp({ email: 'host@example.com' });
  await api.request('POST', '/api/auth/forgot-password', {
    body: { email: 'host@example.com' },
    headers: { 'x-softbox-country': 'VN', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  });
  await api.drainJobs();
  const mail = (await api.mails())
    .filter(({ to, subject }) => to === 'host@example.com' && subject.includes('재설정'))
    .at(-1);
  expect(mail?.text).toContain(`${api.services.env.PUBLIC_ORIGIN}/vn/reset-password?token=`);
  expect(mail?.text).toMatch(/token=[\w-]+&lang=ko\s/);
  expect(JSON.stringify(mail)).not.toContain('evil.example');
});

test('[E-08] the database never holds the token, neither as it waits nor after it was sent', async () => {
  const { user } = await api.signUp({ email: 'hashed@example.com' });
  await forgot('hashed@example.com');
  const waiting = JSON.stringify(await api.db.read.select().from(jobs));
  const token = await mailedToken('hashed@example.com');
  const [row] = await api.db.read.select().from(passwordResetTokens).where(eq(passwordResetTokens.userId, user.id));
  expect(waiting).not.toContain(token);
  expect(JSON.stringify([row, await api.db.read.select().from(jobs)])).not.toContain(token);
  expect((await reset(row?.token ?? 'none')).status).toBe(400);
});

test('[C-06] a reset ends every session, works once, and is confirmed by mail', async () => {
  const { user, token: session } = await api.signUp({ email: 'twice@example.com' });
  await forgot('twice@example.com');
  const token = await mailedToken('twice@example.com');
  const answer = await reset(token);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    success: true,
    message: '비밀번호가 변경되었습니다. 새로운 비밀번호로 로그인해주세요.',
  });
  expect(await api.db.read.$count(userSessions, eq(userSessions.userId, user.id))).toBe(0);
  expect((await api.request('GET', '/api/auth/me', { token: session })).status).toBe(401);
  const again = await reset(token);
  expect(again.status).toBe(400);
  expect(again.body).toMatchObject({ success: false, message: '유효하지 않은 재설정 링크입니다.' });
  const signIn = (password: string) =>
    api.request('POST', '/api/auth/login', { body: { email: user.email, password } });
  expect((await signIn('secret-1')).status).toBe(401);
  expect((await signIn('new-secret')).status).toBe(200);
  await api.drainJobs();
  expect((await api.mails()).at(-1)).toMatchObject({ to: user.email, subject: '[Softbox] 비밀번호가 변경되었습니다' });
});

test('[C-06] of twenty resets at once with one link exactly one succeeds', async () => {
  await api.signUp({ email: 'race@example.com' });
  await forgot('race@example.com');
  const token = await mailedToken('race@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `new-secret-${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[C-05] a newer link voids the older one, and a link ends after an hour', async () => {
  await api.signUp({ email: 'older@example.com' });
  await forgot('older@example.com');
  const older = await mailedToken('older@example.com');
  api.clock.advance(1000);
  await forgot('older@example.com');
  const newer = await mailedToken('older@example.com');
  expect(newer).not.toBe(older);
  expect((await reset(older)).status).toBe(400);
  api.clock.advance(3_600_000);
  expect((await reset(newer)).status).toBe(400);
});

test('[V-06] the server checks the new password, and a refused one does not use up the link', async () => {
  await api.signUp({ email: 'short@example.com' });
  await forgot('short@example.com');
  const token = await mailedToken('short@example.com');
  expect((await reset(token, '12345')).status).toBe(400);
  expect((await reset('')).body.message).toBe('유효하지 않은 재설정 링크입니다.');
  expect((await reset(token)).status).toBe(200);
});

test('[X-03] an administrator’s new password needs 12 characters', async () => {
  const email = api.services.env.ADMIN_EMAIL;
  await forgot(email);
  const token = await mailedToken(email);
  const refused = await reset(token, 'too-short');
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe('관리자 비밀번호는 최소 12자 이상이어야 합니다.');
  expect((await reset(token, 'long-enough-now')).status).toBe(200);
});

test('[C-05] beyond the limit the answer is the same, but no mail leaves', async () => {
  const limited = await startTestApi({ env: { RATE_LIMIT: 'default' } });
  await limited.signUp({ email: 'flooded@example.com' });
  const texts = new Set<string>();
  for (let n = 0; n < 6; n++) texts.add((await forgot('flooded@example.com', limited)).text);
  expect(texts.size).toBe(1);
  await limited.drainJobs();
  expect((await limited.mails()).filter(({ subject }) => subject.includes('재설정'))).toHaveLength(3);
  await limited.close();
});
