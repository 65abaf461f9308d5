import { randomBytes } from 'node:crypto';
import { authUsers, recoveryCodes, twoStepKeys } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { createSecretBox } from '../../secret-box.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { hashPassword } from '../password.ts';
import { newSecretKey, setUpAddress, stepOf } from './codes.ts';

const PASSWORD = 'long-enough-now';
let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMIT: 'default' } });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => api.close());

/** An authenticator app: all it knows is what the code on the screen said. */
const app = (secret: string) => () =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() });

const nextStep = () => api.clock.advance(30_000);

async function manager() {
  const signedUp = await api.signUp({ role: 'manager' });
  const { email, id } = signedUp.user;
  await api.db.write((tx) => tx.update(authUsers).set({ password: passwordHash }).where(eq(authUsers.id, id)));
  const caller = await api.caller({ actor: signedUp.actor });
  const visitor = await api.caller();
  const signIn = (code?: string) => visitor.auth.login({ email, password: PASSWORD, ...(code ? { code } : {}) });
  return { ...signedUp, id, email, caller, signIn };
}

async function withTwoStep() {
  const person = await manager();
  const { secret, address } = await person.caller.auth.beginTwoStep({ password: PASSWORD });
  const code = app(secret);
  const { codes } = await person.caller.auth.confirmTwoStep({ code: code() });
  nextStep();
  return { ...person, secret, address, code, codes };
}

const codeWrong = (field = 'code') => ({ cause: { fields: { [field]: 'validation.codeWrong' } } });

test('the codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // 12345678901234567890
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const) {
    const step = Math.floor(seconds / 30);
    expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(step);
    expect(stepOf(secret, code, new Date((seconds + 30) * 1000))).toBe(step);
    expect(stepOf(secret, code, new Date((seconds + 90) * 1000))).toBeNull();
  }
  expect(newSecretKey()).toMatch(/^[A-Z2-7]{32}$/);
  expect(setUpAddress(secret, 'a@example.com')).toMatch(/^otpauth:\/\/totp\/Softbox:a%40example.com\?.*secret=GEZD/);
});

test('once it is confirmed, signing in takes password and code', async () => {
  const { signIn, code, caller } = await withTwoStep();
  await expect(signIn()).rejects.toMatchObject({ message: 'CODE_REQUIRED' });
  await expect(signIn('000000')).rejects.toMatchObject(codeWrong());
  const { user } = await signIn(code());
  expect(user).toMatchObject({ twoStep: true, role: 'manager' });
  expect(await caller.auth.twoStep()).toMatchObject({ codesLeft: 10, since: expect.any(String) });
});

test('it is not on before a code has proven that the app has the secret, nor without the password', async () => {
  const { caller, signIn } = await manager();
  await expect(caller.auth.beginTwoStep({ password: 'another-one-1' })).rejects.toMatchObject({
    cause: { fields: { password: 'validation.currentPasswordWrong' } },
  });
  await caller.auth.beginTwoStep({ password: PASSWORD });
  await expect(caller.auth.confirmTwoStep({ code: '123456' })).rejects.toMatchObject(codeWrong());
  expect((await signIn()).user.twoStep).toBe(false);
});

test('the other sessions end when it is turned on: they were opened without it', async () => {
  const person = await manager();
  const { token } = await person.signIn();
  const { secret } = await person.caller.auth.beginTwoStep({ password: PASSWORD });
  await person.caller.auth.confirmTwoStep({ code: app(secret)() });
  expect((await api.request('GET', '/api/auth/me', { token })).status).toBe(401);
  expect((await api.request('GET', '/api/auth/me', { token: person.token })).status).toBe(200);
});

test('no code works twice, not even at the same moment, nor one before it', async () => {
  const { signIn, code } = await withTwoStep();
  const earlier = code();
  nextStep();
  const shown = code();
  const answers = await Promise.allSettled([signIn(shown), signIn(shown), signIn(shown)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(signIn(shown)).rejects.toMatchObject(codeWrong());
  await expect(signIn(earlier)).rejects.toMatchObject(codeWrong());
});

test('a recovery code signs in once, however it is typed; new ones void the old', async () => {
  const { signIn, codes, caller, code } = await withTwoStep();
  const [first = '', second = ''] = codes;
  expect(new Set(codes).size).toBe(10);
  await signIn(` ${first.toUpperCase().replace('-', ' ')} `);
  await expect(signIn(first)).rejects.toMatchObject(codeWrong());
  expect((await caller.auth.twoStep()).codesLeft).toBe(9);
  const renewed = await caller.auth.renewRecoveryCodes({ password: code() });
  await expect(signIn(second)).rejects.toMatchObject(codeWrong());
  await signIn(renewed.codes[0]);
});

test('one person’s recovery code is nobody else’s', async () => {
  const one = await withTwoStep();
  const other = await withTwoStep();
  await expect(other.signIn(one.codes[0])).rejects.toMatchObject(codeWrong());
});

test('whoever knows the password cannot try codes for long, from wherever', async () => {
  const { signIn, code } = await withTwoStep();
  const tries = [];
  for (let n = 0; n < 8; n++) tries.push(await signIn('000000').catch((error: Error) => error.message));
  expect(tries.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  await expect(signIn(code())).rejects.toMatchObject({ message: 'RATE_LIMITED' });
  api.clock.advance(15 * 60_000);
  await signIn(code());
});

test('the secret leaves the house once, and codes are kept as hashes only', async () => {
  const { caller, secret, codes, id, code } = await withTwoStep();
  await expect(caller.auth.beginTwoStep({ password: PASSWORD })).rejects.toMatchObject({ message: 'TWO_STEP_ON' });
  const said = JSON.stringify([await caller.auth.me(), await caller.auth.twoStep(), await caller.auth.profile()]);
  expect(said).not.toContain(secret);
  const stored = JSON.stringify(await api.db.read.select().from(recoveryCodes));
  for (const one of codes) expect(stored).not.toContain(one.replace('-', ''));
  await caller.auth.endTwoStep({ password: code() });
  expect(await api.db.read.select().from(twoStepKeys).where(eq(twoStepKeys.userId, id))).toEqual([]);
});

test('[X-03] what is dangerous asks for a code where there is one, and for the password no more', async () => {
  const { caller, code, token } = await withTwoStep();
  const exporting = (password: string) => api.request('POST', '/api/admin/orders.csv', { token, body: { password } });
  expect((await exporting(PASSWORD)).body).toMatchObject({ code: 'VALIDATION' });
  const shown = code();
  expect((await exporting(shown)).status).toBe(200);
  expect((await exporting(shown)).status).toBe(400);
  nextStep();
  await expect(caller.refunds.refund({ orderId: 'none', password: PASSWORD })).rejects.toMatchObject(
    codeWrong('password'),
  );
  await expect(caller.refunds.refund({ orderId: 'none', password: code() })).rejects.toMatchObject({
    message: 'ORDER_NOT_FOUND',
  });
});

const storedOf = async (userId: string) =>
  (await api.db.read.select().from(twoStepKeys).where(eq(twoStepKeys.userId, userId)))[0]?.secret ?? '';
const store = (userId: string, secret: string) =>
  api.db.write((tx) => tx.update(twoStepKeys).set({ secret }).where(eq(twoStepKeys.userId, userId)));
/** The same house started anew, under these keys. */
const restart = async (SECRETS_KEYS?: string) =>
  (await createApi({ env: { ...api.services.env, SECRETS_KEYS }, clock: api.clock })).close();

test('[X-03] whoever has the database has no second step: secrets are sealed, each for its owner alone', async () => {
  const one = await withTwoStep();
  const other = await withTwoStep();
  const stored = await storedOf(one.id);
  expect(stored).toMatch(/^v1\.[\da-f]{8}\.[\w-]{60,}$/);
  expect(Buffer.from(stored.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(one.secret);
  // A thief's own secret in somebody else's row.
  await store(one.id, await storedOf(other.id));
  await expect(one.signIn(other.code())).rejects.toMatchObject(codeWrong());
  // One bit of it turned.
  const turned = Buffer.from(stored.split('.')[2] ?? '', 'base64url');
  turned[20] = (turned[20] ?? 0) ^ 1;
  await store(one.id, `${stored.slice(0, 12)}${turned.toString('base64url')}`);
  await expect(one.signIn(one.code())).rejects.toMatchObject(codeWrong());
  await store(one.id, one.secret);
  await expect(one.signIn(one.code())).rejects.toMatchObject(codeWrong());
  await store(one.id, stored);
  await one.signIn(one.code());
});

test('a start seals what stood there as it was', async () => {
  const { id, secret, signIn, code } = await withTwoStep();
  await store(id, secret);
  await restart();
  expect(await storedOf(id)).toMatch(/^v1\./);
  await signIn(code());
});

test('a newer key takes over at the next start; what no key opens waits for a recovery code', async () => {
  const { id, secret, code, codes, signIn } = await withTwoStep();
  const before = await storedOf(id);
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const open = async (key: Buffer) => createSecretBox([key]).open(await storedOf(id), id);
  await restart(older.toString('base64'));
  expect(await open(older)).toBe(secret);
  await restart(`${newer.toString('base64')},${older.toString('base64')}`);
  expect(await open(newer)).toBe(secret);
  expect(await open(older)).toBeNull();
  // The house as it runs here does not hold that key.
  await restart();
  await expect(signIn(code())).rejects.toMatchObject(codeWrong());
  await signIn(codes[0]);
  await store(id, before);
  await signIn(code());
});
