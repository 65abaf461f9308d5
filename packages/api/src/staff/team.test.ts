import { LIFETIMES } from '@softbox/config/limits';
import { auditEntries, authUsers, emailUndoTokens, newId } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureAdministrator } from '../auth/ensure-administrator.ts';
import { startTestApi, type TestApi } from '../testing.ts';

const PASSWORD = 'long-enough-now';
const OWNERS = 'secret-1';
let api: TestApi;
let owner: Awaited<ReturnType<typeof api.signUp>>;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signUp({ role: 'owner' });
});
afterAll(() => api.close());

type Role = 'owner' | 'manager' | 'support' | 'readOnly';
const asOwner = () => api.caller({ actor: owner.actor, language: 'en' });

async function invite(email: string, role: Role = 'support') {
  await (await asOwner()).staff.invite({ email, role, password: OWNERS });
  return linkFor(email);
}

/** The secret in the newest mail to an address. */
async function linkFor(email: string): Promise<string> {
  await api.drainJobs();
  const mail = (await api.mails()).findLast(({ to }) => to === email);
  return /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const accept = async (token: string, password = PASSWORD) =>
  (await api.caller()).staff.acceptInvitation({ token, password });
const roleOf = async (id: string) =>
  (await api.db.read.select({ role: authUsers.role }).from(authUsers).where(eq(authUsers.id, id)))[0]?.role;
const logOf = async (kind: string) => (await asOwner()).staff.audit({ kind }).then(({ entries }) => entries);

test('an invitation is a mail in the inviter’s language whose link makes a member of the team, once', async () => {
  const token = await invite('nana@example.com', 'manager');
  const mail = (await api.mails()).findLast(({ to }) => to === 'nana@example.com');
  expect(mail?.subject).toBe('You are invited to the Softbox studio');
  expect(mail?.text).toContain('Manager');
  const visitor = await api.caller();
  expect(await visitor.staff.openInvitation({ token })).toEqual({
    email: 'nana@example.com',
    role: 'manager',
    hasAccount: false,
  });
  await expect(accept(token, 'short-one')).rejects.toMatchObject({
    cause: { fields: { password: 'validation.adminPasswordTooShort' } },
  });
  const { user, token: bearer } = await accept(token);
  expect(user).toMatchObject({ email: 'nana@example.com', role: 'manager' });
  expect((await api.request('GET', '/api/admin/users', { token: bearer })).status).toBe(200);
  await expect(accept(token)).rejects.toMatchObject({ message: 'LINK_INVALID' });
  expect((await logOf('staff.acceptInvitation'))[0]).toMatchObject({ target: 'nana@example.com', actor: 'nana' });
});

test('only the newest link works, and none that is withdrawn or old', async () => {
  const first = await invite('old@example.com');
  const second = await invite('old@example.com');
  await expect(accept(first)).rejects.toMatchObject({ message: 'LINK_INVALID' });
  const { invitations } = await (await asOwner()).staff.list();
  const open = invitations.filter(({ email }) => email === 'old@example.com');
  expect(open).toHaveLength(1);
  await (await asOwner()).staff.revokeInvitation({ id: open[0]?.id ?? '' });
  await expect(accept(second)).rejects.toMatchObject({ message: 'LINK_INVALID' });
  const third = await invite('old@example.com');
  api.clock.advance(LIFETIMES.invitation);
  await expect(accept(third)).rejects.toMatchObject({ message: 'LINK_INVALID' });
  expect((await (await asOwner()).staff.list()).invitations[0]).toMatchObject({ isExpired: true });
});

test('[X-03] an account that the address has joins with its own password; nothing opened before leads into it', async () => {
  const customer = await api.signUp({ email: 'known@example.com' });
  const now = api.clock.now();
  await api.db.write((tx) =>
    tx.insert(emailUndoTokens).values({
      id: newId('token'),
      userId: customer.user.id,
      token: 'x',
      oldEmail: 'thief@example.com',
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIMES.emailUndoLink),
    }),
  );
  const token = await invite('known@example.com', 'readOnly');
  expect(await (await api.caller()).staff.openInvitation({ token })).toMatchObject({ hasAccount: true });
  await expect(accept(token, 'wrong-password')).rejects.toMatchObject({
    cause: { fields: { password: 'validation.currentPasswordWrong' } },
  });
  await expect(accept(token, 'secret-1')).rejects.toMatchObject({
    cause: { fields: { password: 'validation.staffPasswordFirst' } },
  });
  const self = await api.caller({ actor: customer.actor });
  const changed = await self.auth.changePassword({ currentPassword: 'secret-1', password: PASSWORD });
  const joined = await accept(token);
  expect(joined.user).toMatchObject({ id: customer.user.id, role: 'readOnly' });
  expect((await api.request('GET', '/api/auth/me', { token: changed.token })).status).toBe(401);
  const undo = emailUndoTokens.userId;
  expect(await api.db.read.select().from(emailUndoTokens).where(eq(undo, customer.user.id))).toEqual([]);
});

test('nobody is invited who is in already, and not without proof', async () => {
  const studio = await asOwner();
  await expect(
    studio.staff.invite({ email: owner.user.email.toUpperCase(), role: 'support', password: OWNERS }),
  ).rejects.toMatchObject({ cause: { fields: { email: 'validation.alreadyStaff' } } });
  await expect(
    studio.staff.invite({ email: 'new@example.com', role: 'support', password: 'guessed' }),
  ).rejects.toMatchObject({ cause: { fields: { password: 'validation.currentPasswordWrong' } } });
  expect(await linkFor('new@example.com')).toBe('');
});

test('another role counts at once and ends every session; without one the account is a customer’s', async () => {
  const person = await api.signUp({ role: 'manager' });
  const studio = await asOwner();
  await studio.staff.changeRole({ userId: person.user.id, role: 'support', password: OWNERS });
  expect((await api.request('GET', '/api/auth/me', { token: person.token })).status).toBe(401);
  expect((await logOf('staff.changeRole'))[0]).toMatchObject({
    target: person.user.id,
    actor: owner.user.username,
    actorRole: 'owner',
    detail: { before: 'manager', after: 'support' },
  });
  await studio.staff.changeRole({ userId: person.user.id, role: 'customer', password: OWNERS });
  expect(await roleOf(person.user.id)).toBe('customer');
  await expect(
    studio.staff.changeRole({ userId: person.user.id, role: 'owner', password: OWNERS }),
  ).rejects.toMatchObject({ message: 'NOT_FOUND' });
});

const mailsTo = async (email: string) => {
  await api.drainJobs();
  return (await api.mails()).filter(({ to }) => to === email);
};

test('whoever gets another role, or none, is told so by mail in their own language', async () => {
  const person = await api.signUp({ role: 'manager', email: 'told@example.com' });
  await api.db.write((tx) => tx.update(authUsers).set({ language: 'vi' }).where(eq(authUsers.id, person.user.id)));
  const studio = await asOwner();
  const become = (role: Role | 'customer') =>
    studio.staff.changeRole({ userId: person.user.id, role, password: OWNERS });
  const before = (await mailsTo('told@example.com')).length;
  await become('manager');
  expect(await mailsTo('told@example.com')).toHaveLength(before);
  await become('support');
  const changed = (await mailsTo('told@example.com')).at(-1);
  expect(changed?.subject).toBe('[Softbox] Vai trò của bạn tại studio đã thay đổi');
  expect(changed?.text).toContain('Hỗ trợ');
  expect(changed?.text).toMatch(/\/kr\/admin\?lang=vi/);
  expect(changed?.html).toContain('<html lang="vi">');
  await become('customer');
  expect((await mailsTo('told@example.com')).at(-1)?.subject).toBe(
    '[Softbox] Quyền quản trị của bạn tại studio đã kết thúc',
  );
});

test('an owner whom the settings no longer name is told too', async () => {
  await api.signUp({ role: 'owner', email: 'former@example.com' });
  await ensureAdministrator(api.services);
  const subjects = (await mailsTo('former@example.com')).map(({ subject }) => subject);
  expect(subjects).toContain('[Softbox] 스튜디오 관리 권한이 종료되었습니다');
  owner = await api.signUp({ role: 'owner' });
});

test('the last owner stays, whoever lowers whom at the same moment; so does the configured one', async () => {
  const other = await startTestApi();
  const [configured] = await other.db.read.select().from(authUsers).where(eq(authUsers.role, 'owner'));
  if (!configured) throw new Error('the start made an owner');
  const a = await other.signUp({ role: 'owner' });
  const lower = async (by: typeof a, userId: string) =>
    (await other.caller({ actor: by.actor })).staff.changeRole({ userId, role: 'support', password: OWNERS });
  await expect(lower(a, configured.id)).rejects.toMatchObject({ message: 'OWNER_STAYS' });
  // As where the configured address is a customer's: the team looks after itself.
  await other.db.write((tx) => tx.delete(authUsers).where(eq(authUsers.id, configured.id)));
  const b = await other.signUp({ role: 'owner' });
  const answers = await Promise.allSettled([lower(a, b.user.id), lower(b, a.user.id)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const owners = await other.db.read.select().from(authUsers).where(eq(authUsers.role, 'owner'));
  expect(owners).toHaveLength(1);
  const last = owners[0]?.id === a.user.id ? a : b;
  await expect(lower(last, last.user.id)).rejects.toMatchObject({ message: 'OWNER_STAYS' });
  await other.close();
});

test('[X-02] an invited owner is still one after the next start', async () => {
  const token = await invite('second@example.com', 'owner');
  const { user } = await accept(token);
  await ensureAdministrator(api.services);
  expect(await roleOf(user.id)).toBe('owner');
  owner = await api.signUp({ role: 'owner' });
});

test('what staff change is written down with it, and what is refused is not', async () => {
  const studio = await asOwner();
  const before = await logOf('admin.showTemplate');
  await studio.admin.showTemplate({ id: 3, active: false });
  await expect(studio.admin.showTemplate({ id: 9999, active: false })).rejects.toThrow();
  const after = await logOf('admin.showTemplate');
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatchObject({ target: '3', detail: { before: true, after: false } });
  // This act says nothing of itself: the guard does.
  await studio.admin.orderTemplates({ ids: (await studio.admin.templates()).map(({ id }) => id).reverse() });
  expect(await logOf('admin.orderTemplates')).toHaveLength(1);
});

test('the log is read in pages, by person and by kind, and is never changed', async () => {
  const studio = await asOwner();
  const all = await studio.staff.audit({ limit: 200 });
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await studio.staff.audit({ limit: 3, ...(cursor ? { cursor } : {}) });
    paged.push(...page.entries.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(paged).toEqual(all.entries.map(({ id }) => id));
  expect(new Set(paged).size).toBe(paged.length);
  const { people, kinds } = await studio.staff.auditChoices();
  expect(kinds).toContain('staff.invite');
  for (const { id } of people) {
    const { entries } = await studio.staff.audit({ actorId: id, limit: 200 });
    expect(entries.length).toBeGreaterThan(0);
  }
  const [entry] = await api.db.read.select().from(auditEntries).limit(1);
  const one = eq(auditEntries.id, entry?.id ?? '');
  const refused = (message: string) => ({
    cause: expect.objectContaining({ message: expect.stringContaining(message) }),
  });
  await expect(api.db.write((tx) => tx.update(auditEntries).set({ kind: 'x' }).where(one))).rejects.toMatchObject(
    refused('never changed'),
  );
  await expect(api.db.write((tx) => tx.delete(auditEntries).where(one))).rejects.toMatchObject(
    refused('never removed'),
  );
});

test('the log is searched by what was changed, and by whose it is', async () => {
  const studio = await asOwner();
  const person = await api.signUp({ role: 'manager', email: 'Searched@example.com' });
  await studio.staff.changeRole({ userId: person.user.id, role: 'support', password: OWNERS });
  await studio.staff.invite({ email: 'searched-too@example.com', role: 'support', password: OWNERS });
  const found = async (search: string) =>
    (await studio.staff.audit({ search })).entries.map(({ kind, target }) => [kind, target]);
  expect(await found(person.user.id.slice(0, 20).toUpperCase())).toEqual([['staff.changeRole', person.user.id]]);
  expect(await found(' searched@example.com ')).toEqual([['staff.changeRole', person.user.id]]);
  expect(await found('searched-too')).toEqual([['staff.invite', 'searched-too@example.com']]);
  expect(await found('%')).toEqual([]);
});
