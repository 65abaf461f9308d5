import { LIFETIMES, SESSIONS_PER_USER } from '@softbox/config/limits';
import { SESSION_COOKIE } from '@softbox/config/storage-keys';
import { userSessions } from '@softbox/db';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (given: Parameters<TestApi['request']>[2]) => api.request('GET', '/api/auth/me', given);
const rowsOf = (userId: string) => api.db.read.select().from(userSessions).where(eq(userSessions.userId, userId));
/** Writes are queued: an empty one at the end has waited for the renewal that no reader waits for. */
const settleWrites = () => api.db.write(async () => undefined);

async function signInByRest(email: string) {
  const answer = await api.request('POST', '/api/auth/login', { body: { email, password: 'secret-1' } });
  expect(answer.status).toBe(200);
  return { token: String(answer.body.token), cookie: cookiesOf(answer.headers)[SESSION_COOKIE] ?? '' };
}

test('[C-16] bearer and cookie each open the session alone, and neither can be used as the other', async () => {
  const { user } = await api.signUp();
  const { token, cookie } = await signInByRest(user.email);
  expect((await me({ token })).body.user.email).toBe(user.email);
  expect((await me({ cookies: { [SESSION_COOKIE]: cookie } })).body.user.email).toBe(user.email);
  expect((await me({ token: cookie })).status).toBe(401);
  expect((await me({ cookies: { [SESSION_COOKIE]: token } })).status).toBe(401);
});

test('[S-01] an absent token in each spelling counts as none, and the scheme is read in any case', async () => {
  const { user } = await api.signUp();
  const { token, cookie } = await signInByRest(user.email);
  for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer null', 'bearer undefined', 'Basic dXNlcjpwYXNz'])
    expect(
      (await me({ headers: { authorization }, cookies: { [SESSION_COOKIE]: cookie } })).status,
      authorization,
    ).toBe(200);
  for (const authorization of ['', 'Bearer null', 'Bearer undefined'])
    expect((await me({ headers: { authorization } })).status, authorization).toBe(401);
  for (const authorization of [`bearer ${token}`, `BEARER   ${token}`])
    expect((await me({ headers: { authorization } })).status, authorization).toBe(200);
});

test('[S-01] an invalid bearer is a visitor, whatever cookie comes with it', async () => {
  const { user } = await api.signUp();
  const { cookie } = await signInByRest(user.email);
  expect((await me({ token: 'forged', cookies: { [SESSION_COOKIE]: cookie } })).status).toBe(401);
});

test('[E-08] no secret stands in the database, and nothing in the database opens a session', async () => {
  const { user } = await api.signUp();
  const { token, cookie } = await signInByRest(user.email);
  const rows = await rowsOf(user.id);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain(cookie);
    for (const value of [row.token, row.id, Buffer.from(row.token, 'hex').toString('base64url')]) {
      expect((await me({ token: value })).status).toBe(401);
      expect((await me({ cookies: { [SESSION_COOKIE]: value } })).status).toBe(401);
    }
  }
});

test('[C-16] forged tokens open nothing', async () => {
  const { token } = await api.signUp();
  const forged = [token.slice(0, -1), `${token}a`, token.toUpperCase(), `x${token.slice(1)}`, '0', "' or 1=1 --", 'ä'];
  for (const value of forged) {
    expect((await me({ token: encodeURIComponent(value) })).status, value).toBe(401);
    expect((await me({ cookies: { [SESSION_COOKIE]: encodeURIComponent(value) } })).status, value).toBe(401);
  }
});

test('[C-16] the cookie is HttpOnly and Lax, and a change asked for by another site with it is refused', async () => {
  const { user } = await api.signUp();
  const answer = await api.request('POST', '/api/auth/login', { body: { email: user.email, password: 'secret-1' } });
  expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/);
  const cookies = { [SESSION_COOKIE]: cookiesOf(answer.headers)[SESSION_COOKIE] ?? '' };
  const body = { email: user.email, username: 'taken-over', firstName: '', lastName: '', phone: '' };
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  for (const headers of [crossSite, { ...crossSite, authorization: 'Basic dXNlcjpwYXNz' }]) {
    const refused = await api.request('PUT', '/api/auth/profile', { body, cookies, headers });
    expect(refused.status).toBe(403);
  }
  expect((await api.request('PUT', '/api/auth/profile', { body, cookies })).status).toBe(200);
});

test('[S-01] signing out ends the session on the server and removes the cookie', async () => {
  const { user } = await api.signUp();
  const { token, cookie } = await signInByRest(user.email);
  const answer = await api.request('POST', '/api/auth/logout', { token, body: {} });
  expect(answer.status).toBe(200);
  expect(cookiesOf(answer.headers)[SESSION_COOKIE]).toBe('');
  expect((await me({ token })).status).toBe(401);
  expect((await me({ cookies: { [SESSION_COOKIE]: cookie } })).status).toBe(401);
});

test('[S-01] a customer’s session slides by 30 days and ends after 90', async () => {
  const api2 = await startTestApi();
  const { token, user } = await api2.signUp();
  const isAlive = async () => {
    const { status } = await api2.request('GET', '/api/auth/me', { token });
    await api2.db.write(async () => undefined);
    return status === 200;
  };
  const expiry = async () => {
    const [row] = await api2.db.read.select().from(userSessions).where(eq(userSessions.userId, user.id));
    return row?.expiresAt.getTime();
  };
  const first = await expiry();
  api2.clock.advance(10 * DAY);
  expect(await isAlive()).toBe(true);
  expect(await expiry(), 'not renewed in the first 15 days').toBe(first);
  api2.clock.advance(10 * DAY);
  expect(await isAlive()).toBe(true);
  expect(await expiry()).toBe(api2.clock.now().getTime() + LIFETIMES.session);
  for (const days of [20, 20, 20]) {
    api2.clock.advance(days * DAY);
    expect(await isAlive()).toBe(true);
  }
  api2.clock.advance(10 * DAY);
  expect(await isAlive(), 'after 90 days in use').toBe(false);
  await api2.close();
});

test('[S-01] an idle session of a customer ends after 30 days', async () => {
  const api2 = await startTestApi();
  const { token } = await api2.signUp();
  api2.clock.advance(30 * DAY + 1000);
  expect((await api2.request('GET', '/api/auth/me', { token })).status).toBe(401);
  await api2.close();
});

test('[X-03] an administrator’s session ends after 30 idle minutes, and after 12 hours in use', async () => {
  const api2 = await startTestApi();
  const body = { email: api2.services.env.ADMIN_EMAIL, password: 'administrator-1' };
  const signIn = async () => String((await api2.request('POST', '/api/auth/login', { body })).body.token);
  const isAlive = async (token: string) => {
    const { status } = await api2.request('GET', '/api/auth/me', { token });
    await api2.db.write(async () => undefined);
    return status === 200;
  };
  const idle = await signIn();
  api2.clock.advance(31 * MINUTE);
  expect(await isAlive(idle)).toBe(false);
  const used = await signIn();
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    api2.clock.advance(20 * MINUTE);
    expect(await isAlive(used), `after ${minutes + 20} minutes`).toBe(true);
  }
  api2.clock.advance(20 * MINUTE);
  expect(await isAlive(used)).toBe(false);
  await api2.close();
});

test('[S-01] reading writes at most once a minute', async () => {
  const { token, user } = await api.signUp();
  const seen = async () => {
    await settleWrites();
    return (await rowsOf(user.id))[0]?.lastSeenAt.getTime();
  };
  const first = await seen();
  api.clock.advance(59_000);
  await me({ token });
  expect(await seen()).toBe(first);
  api.clock.advance(1000);
  await me({ token });
  expect(await seen()).toBe(api.clock.now().getTime());
});

test(`[S-01] a user has at most ${SESSIONS_PER_USER} sessions; the oldest end`, async () => {
  const { token, user } = await api.signUp();
  api.clock.advance(1000);
  for (let n = 0; n < SESSIONS_PER_USER; n++) await signInByRest(user.email);
  expect((await rowsOf(user.id)).length).toBe(SESSIONS_PER_USER);
  expect((await me({ token })).status).toBe(401);
});

test('[S-01] sessions are listed without their secrets and can be ended, one’s own only', async () => {
  const { token, user } = await api.signUp();
  const other = await api.signUp();
  const second = await signInByRest(user.email);
  const caller = await api.caller({ headers: bearer(token) });
  const sessions = await caller.auth.sessions();
  expect(sessions).toHaveLength(2);
  expect(sessions.filter((session) => session.current)).toHaveLength(1);
  const stored = await api.db.read
    .select({ token: userSessions.token })
    .from(userSessions)
    .orderBy(asc(userSessions.id));
  for (const row of stored) expect(JSON.stringify(sessions)).not.toContain(row.token);

  const ended = sessions.find((session) => !session.current)?.id ?? '';
  const stranger = await api.caller({ headers: bearer(other.token) });
  await expect(stranger.auth.endSession({ sessionId: ended })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await me({ token: second.token })).status).toBe(200);
  await caller.auth.endSession({ sessionId: ended });
  expect((await me({ token: second.token })).status).toBe(401);
  expect((await me({ token })).status).toBe(200);
});
