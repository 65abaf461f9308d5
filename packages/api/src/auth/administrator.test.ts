import { authUsers } from '@softbox/db';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { ensureAdministrator } from './ensure-administrator.ts';
import { foldEmail } from './fold-email.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { ADMIN_EMAIL: 'studio.admin@softbox.example' } });
});
afterAll(() => api.close());

const administrators = (on = api) => on.db.read.select().from(authUsers).where(eq(authUsers.role, 'owner'));

const HOMOGLYPHS: Record<string, string> = { a: 'а', o: 'ο', i: 'і', s: 'ѕ', x: 'х', e: 'е' };
const fullWidth = (c: string) => (/[!-~]/.test(c) ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c);
/** What one character of the address may be replaced by. */
const variantsOf = (c: string) => [
  c,
  c.toUpperCase(),
  fullWidth(c),
  HOMOGLYPHS[c] ?? c,
  `${c}\0`,
  `${c}\u200b`,
  `${c}\u0301`,
  `.${c}`,
  c === '.' ? '' : c,
  c === '@' ? '+x@' : c,
  `${c} `,
];
/** A few changed characters each: most stay valid addresses. */
const spelling = (email: string) =>
  fc
    .array(fc.tuple(fc.nat(email.length - 1), fc.nat(10)), { minLength: 1, maxLength: 3 })
    .map((changes) =>
      changes
        .reduce((chars, [at, variant]) => chars.with(at, variantsOf(email[at] ?? '')[variant] ?? ''), [...email])
        .join(''),
    );

test('[X-03] 500 spellings of the administrator’s address: none gains the role, none that folds to it is free', async () => {
  const { ADMIN_EMAIL } = api.services.env;
  const folded = foldEmail(ADMIN_EMAIL);
  const many = fc.sample(fc.noBias(spelling(ADMIN_EMAIL)), { numRuns: 5000, seed: 7 });
  const spellings = [...new Set(many)].slice(0, 500);
  expect(spellings).toHaveLength(500);
  let refused = 0;
  let registered = 0;
  for (const email of spellings) {
    const answer = await api.request('POST', '/api/auth/register', { body: { email, password: 'secret-1' } });
    expect([200, 400, 409], email).toContain(answer.status);
    if (answer.status === 200) {
      registered++;
      expect(answer.body.user.role).toBe('customer');
      expect(foldEmail(answer.body.user.email)).not.toBe(folded);
    } else refused++;
    if (foldEmail(email) === folded) {
      const check = await api.request('POST', '/api/auth/check-email', { body: { email } });
      expect(check.body.available ?? false).toBe(false);
    }
  }
  expect(refused).toBeGreaterThan(50);
  expect(registered).toBeGreaterThan(20);
  const rows = await administrators();
  expect(rows.map((row) => row.email)).toEqual([ADMIN_EMAIL]);
}, 600_000);

test('[X-03] the reserved address cannot be registered even where its account does not exist', async () => {
  const { ADMIN_EMAIL } = api.services.env;
  const [row] = await administrators();
  if (!row) throw new Error('the start made an administrator');
  await api.db.write((tx) => tx.delete(authUsers).where(eq(authUsers.id, row.id)));
  for (const email of [ADMIN_EMAIL, ADMIN_EMAIL.toUpperCase(), ` ${ADMIN_EMAIL} `]) {
    const check = await api.request('POST', '/api/auth/check-email', { body: { email } });
    expect(check.body).toMatchObject({ available: false });
    const answer = await api.request('POST', '/api/auth/register', { body: { email, password: 'secret-1' } });
    expect(answer.status).toBe(409);
  }
  expect(await administrators()).toHaveLength(0);
  expect(await ensureAdministrator(api.services)).toEqual({ adminEmail: ADMIN_EMAIL });
});

test('[X-03] a second start makes no second account', async () => {
  expect(await ensureAdministrator(api.services)).toBeNull();
  expect(await administrators()).toHaveLength(1);
});

test('[X-02] whoever is not the configured address stops being administrator at the next start', async () => {
  const former = await api.signUp({ role: 'owner' });
  await ensureAdministrator(api.services);
  expect((await administrators()).map((row) => row.email)).toEqual([api.services.env.ADMIN_EMAIL]);
  expect((await api.request('GET', '/api/auth/me', { token: former.token })).status).toBe(401);
});

test('[X-03] a customer whose address is later configured is not raised', async () => {
  const other = await startTestApi();
  const { user } = await other.signUp({ email: 'customer@example.com' });
  const services = { ...other.services, env: { ...other.services.env, ADMIN_EMAIL: 'customer@example.com' } };
  expect(await ensureAdministrator(services)).toBeNull();
  const [row] = await other.db.read.select().from(authUsers).where(eq(authUsers.id, user.id));
  expect(row?.role).toBe('customer');
  await other.close();
});

test('[X-03] a one-time password opens nothing but its own change', async () => {
  const other = await startTestApi();
  const env = { ...other.services.env, ADMIN_EMAIL: 'new.admin@softbox.example', ADMIN_PASSWORD: undefined };
  const first = await ensureAdministrator({ ...other.services, env });
  expect(first?.adminEmail).toBe(env.ADMIN_EMAIL);
  const oneTime = first?.oneTimePassword ?? '';
  expect(oneTime).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);

  const body = { email: env.ADMIN_EMAIL, password: oneTime };
  const { token, user } = (await other.request('POST', '/api/auth/login', { body })).body;
  expect(user).toMatchObject({ role: 'owner', mustChangePassword: true });
  const admin = await other.caller({ headers: { authorization: `Bearer ${token}` } });
  await expect(admin.auth.sessions()).rejects.toMatchObject({ message: 'PASSWORD_CHANGE_REQUIRED' });
  expect((await other.request('GET', '/api/admin/users', { token })).status).toBe(403);
  await expect(admin.auth.changePassword({ currentPassword: oneTime, password: 'short-one' })).rejects.toMatchObject({
    cause: { fields: { password: 'validation.adminPasswordTooShort' } },
  });
  const changed = await admin.auth.changePassword({ currentPassword: oneTime, password: 'long-enough-now' });
  expect(changed.user.mustChangePassword).toBe(false);
  expect((await other.request('GET', '/api/admin/users', { token: changed.token })).status).toBe(200);
  await other.close();
});

test('[X-03] [X-04] a customer’s session is refused by the administrator’s calls', async () => {
  const { token } = await api.signUp();
  const refused = await api.request('GET', '/api/admin/users', { token });
  expect(refused.status).toBe(403);
  expect((await api.request('GET', '/api/admin/users')).status).toBe(401);
});
