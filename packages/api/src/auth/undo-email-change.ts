import { AppError } from '@softbox/config/errors';
import { authUsers, emailUndoTokens, isUniqueViolation, passwordResetTokens } from '@softbox/db';
import { and, eq, gt, gte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sha256 } from '../sha256.ts';
import { foldEmail } from './fold-email.ts';
import { searchTextOf } from './search-text.ts';
import { removeSessionCookie } from './session-cookie.ts';
import { endSessionsOf } from './session-store.ts';

/** Takes a change of address back: the old one is restored and everybody is signed out. */
export async function undoEmailChange(ctx: Context, input: { token: string }): Promise<Record<string, never>> {
  ctx.rateLimiter.take('resetPassword', ctx.ip);
  const valid = and(eq(emailUndoTokens.token, sha256(input.token)), gt(emailUndoTokens.expiresAt, ctx.clock.now()));
  const undo = ctx.db.write(async (tx) => {
    const [change] = await tx.delete(emailUndoTokens).where(valid).returning();
    if (!change) throw new AppError('LINK_INVALID');
    const { userId, oldEmail, createdAt } = change;
    const [user] = await tx.select().from(authUsers).where(eq(authUsers.id, userId));
    if (!user) throw new AppError('LINK_INVALID');
    const searchText = searchTextOf({ ...user, email: oldEmail });
    await tx
      .update(authUsers)
      .set({ email: oldEmail, emailFolded: foldEmail(oldEmail), searchText })
      .where(eq(authUsers.id, userId));
    // Later changes were made on top of this one; earlier links stay good, or a thief's link would void the owner's.
    const later = and(eq(emailUndoTokens.userId, userId), gte(emailUndoTokens.createdAt, createdAt));
    await tx.delete(emailUndoTokens).where(later);
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
    await endSessionsOf(tx, userId);
  });
  await undo.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('EMAIL_TAKEN') : error;
  });
  removeSessionCookie(ctx);
  return {};
}
