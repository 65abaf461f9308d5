import { AppError } from '@softbox/config/errors';
import type { UpdateProfile } from '@softbox/config/inputs/auth';
import { LIFETIMES } from '@softbox/config/limits';
import { isStaff } from '@softbox/config/roles';
import { authUsers, emailUndoTokens, newId, newSecret, passwordResetTokens, type Tx } from '@softbox/db';
import { and, eq, ne } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { sha256 } from '../sha256.ts';
import { foldEmail } from './fold-email.ts';
import { isEmailFree } from './is-email-free.ts';
import { searchTextOf } from './search-text.ts';
import { endSessionsOf } from './session-store.ts';
import { userView } from './user-view.ts';
import type { UserView } from './view.ts';

export const updateProfile = (ctx: MemberContext, input: UpdateProfile): Promise<{ user: UserView }> =>
  ctx.db.write(async (tx) => {
    const { userId } = ctx.actor;
    const [before] = await tx.select().from(authUsers).where(eq(authUsers.id, userId));
    if (!before) throw new AppError('SIGN_IN_REQUIRED');
    const emailFolded = foldEmail(input.email);
    if (emailFolded !== before.emailFolded) await moveTo(ctx, tx, before.email, input.email);
    await refuseTakenUsername(tx, userId, input.username);
    const shown = {
      // Staff are known by their address: it stays as it was configured or invited, down to the spelling.
      email: isStaff(before.role) ? before.email : input.email,
      username: input.username,
      firstName: input.firstName,
      lastName: input.lastName,
      phone: input.phone || null,
    };
    const [user] = await tx
      .update(authUsers)
      .set({ ...shown, emailFolded, searchText: searchTextOf(shown) })
      .where(eq(authUsers.id, userId))
      .returning();
    if (!user) throw new AppError('SIGN_IN_REQUIRED');
    return { user: userView(user) };
  });

async function refuseTakenUsername(tx: Tx, userId: string, username: string): Promise<void> {
  const others = and(eq(authUsers.username, username), ne(authUsers.id, userId));
  const [taken] = await tx.select({ id: authUsers.id }).from(authUsers).where(others);
  if (taken) throw new AppError('USERNAME_TAKEN');
}

/**
 * A new address works at once. Whoever did it with a stolen session is found out: the other sessions end and the old
 * address gets a link that takes everything back.
 */
async function moveTo(ctx: MemberContext, tx: Tx, oldEmail: string, newEmail: string): Promise<void> {
  const { userId, role, sessionId } = ctx.actor;
  const { language, country } = ctx;
  const now = ctx.clock.now();
  if (isStaff(role)) throw new AppError('FORBIDDEN');
  if (!(await isEmailFree(tx, ctx.env, { email: foldEmail(newEmail), now, userId }))) throw new AppError('EMAIL_TAKEN');
  const undoId = newId('token');
  await tx.insert(emailUndoTokens).values({
    id: undoId,
    userId,
    oldEmail,
    // Holds the place: the secret that works is made when the mail is written, see renewUndoSecret.
    token: sha256(newSecret()),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIMES.emailUndoLink),
  });
  await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
  await endSessionsOf(tx, userId, sessionId);
  const payload = { mail: 'emailChanged', to: oldEmail, language, country, newEmail, undoId } as const;
  await enqueue(tx, { name: 'mail.send', payload, now });
}
