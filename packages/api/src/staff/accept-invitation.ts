import { AppError } from '@softbox/config/errors';
import type { StaffRole } from '@softbox/config/roles';
import { authUsers, emailUndoTokens, newId, passwordResetTokens, staffInvitations, type Tx } from '@softbox/db';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { recordChange } from '../audit.ts';
import { checkNewPassword } from '../auth/check-new-password.ts';
import { chooseUsername } from '../auth/choose-username.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { searchTextOf } from '../auth/search-text.ts';
import { setSessionCookie } from '../auth/session-cookie.ts';
import { endSessionsOf, openSession } from '../auth/session-store.ts';
import { forgetTwoStep } from '../auth/two-step/forget.ts';
import { userView } from '../auth/user-view.ts';
import type { SignedIn } from '../auth/view.ts';
import type { Context } from '../context.ts';
import { sha256 } from '../sha256.ts';

type Invitation = typeof staffInvitations.$inferSelect;

const isOpen = (token: string, now: Date) =>
  and(
    eq(staffInvitations.token, sha256(token)),
    isNull(staffInvitations.acceptedAt),
    gt(staffInvitations.expiresAt, now),
  );

async function find(ctx: Context, token: string) {
  ctx.rateLimiter.take('resetPassword', ctx.ip);
  const [found] = await ctx.db.read
    .select({ invitation: staffInvitations, password: authUsers.password })
    .from(staffInvitations)
    .leftJoin(authUsers, eq(authUsers.emailFolded, staffInvitations.emailFolded))
    .where(isOpen(token, ctx.clock.now()));
  if (!found) throw new AppError('LINK_INVALID');
  return found;
}

/** What its holder is asked: who they are to become, and for which password. */
export async function openInvitation(ctx: Context, { token }: { token: string }) {
  const { invitation, password } = await find(ctx, token);
  return { email: invitation.email, role: invitation.role, hasAccount: password !== null };
}

/** Whoever has the mail joins the team: with a new account, or with the one of that address, whose password they know. */
export async function acceptInvitation(ctx: Context, input: { token: string; password: string }): Promise<SignedIn> {
  const { invitation, password: known } = await find(ctx, input.token);
  if (known) await checkKnown(ctx, invitation.emailFolded, known, input.password);
  checkNewPassword(invitation.role, input.password);
  const password = known ?? (await hashPassword(input.password));
  const { token, user } = await ctx.db.write((tx) => join(ctx, tx, input.token, { before: known, password }));
  setSessionCookie(ctx, token, user.role);
  return { token, user };
}

async function checkKnown(ctx: Context, email: string, known: string, password: string): Promise<void> {
  const pair = `${ctx.ip}|${email}`;
  ctx.rateLimiter.take('signInPerAddressAndEmail', pair);
  if (!(await verifyPassword(known, password)))
    throw new AppError('VALIDATION', {}, { password: 'validation.currentPasswordWrong' });
  ctx.rateLimiter.clear('signInPerAddressAndEmail', pair);
  try {
    checkNewPassword('owner', password);
  } catch {
    throw new AppError('VALIDATION', {}, { password: 'validation.staffPasswordFirst' });
  }
}

interface Joining {
  /** The stored password that was looked at; null where there was no account. */
  before: string | null;
  password: string;
}

async function join(ctx: Context, tx: Tx, secret: string, { before, password }: Joining): Promise<SignedIn> {
  const now = ctx.clock.now();
  const [invitation] = await tx
    .update(staffInvitations)
    .set({ acceptedAt: now })
    .where(isOpen(secret, now))
    .returning();
  if (!invitation) throw new AppError('LINK_INVALID');
  const user = before === null ? await create(ctx, tx, invitation, password) : await raise(tx, invitation, before);
  await tx.update(staffInvitations).set({ acceptedBy: user.id }).where(eq(staffInvitations.id, invitation.id));
  // Nothing that was opened or mailed before may lead into an account that now can do more.
  await endSessionsOf(tx, user.id);
  await forgetTwoStep(tx, user.id);
  await tx.delete(emailUndoTokens).where(eq(emailUndoTokens.userId, user.id));
  await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, user.id));
  await recordChange(
    tx,
    { clock: ctx.clock, actor: { userId: user.id, role: invitation.role, sessionId: invitation.id } },
    { kind: 'staff.acceptInvitation', target: invitation.email, detail: { after: invitation.role } },
  );
  const token = await openSession(tx, { user, userAgent: ctx.userAgent, now });
  await ctx.onSignIn(tx, { userId: user.id, cookies: ctx.cookies, now });
  return { token, user: userView({ ...user, twoStepSince: null }) };
}

async function raise(tx: Tx, { emailFolded, role }: Invitation, before: string) {
  // The password may have been changed while this one was being checked.
  const [user] = await tx
    .update(authUsers)
    .set({ role, mustChangePassword: false })
    .where(and(eq(authUsers.emailFolded, emailFolded), eq(authUsers.password, before), eq(authUsers.role, 'customer')))
    .returning();
  if (!user) throw new AppError('LINK_INVALID');
  return user;
}

async function create(ctx: Context, tx: Tx, { email, emailFolded, role, language }: Invitation, password: string) {
  const shown = { email, username: await chooseUsername(tx, email) };
  const [user] = await tx
    .insert(authUsers)
    .values({
      ...shown,
      id: newId('user'),
      emailFolded,
      searchText: searchTextOf(shown),
      password,
      role: role satisfies StaffRole,
      language,
      createdAt: ctx.clock.now(),
    })
    // Somebody registered the address meanwhile: the page asks again, for that account's password.
    .onConflictDoNothing({ target: authUsers.emailFolded })
    .returning();
  if (!user) throw new AppError('EMAIL_TAKEN');
  return user;
}
