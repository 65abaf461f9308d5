import { AppError } from '@softbox/config/errors';
import { authUsers, passwordResetTokens } from '@softbox/db';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sha256 } from '../sha256.ts';
import { checkNewPassword } from './check-new-password.ts';
import { hashPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';

export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
): Promise<Record<string, never>> {
  ctx.rateLimiter.take('resetPassword', ctx.ip);
  const valid = () =>
    and(eq(passwordResetTokens.token, sha256(input.token)), gt(passwordResetTokens.expiresAt, ctx.clock.now()));
  // Looked at first without using it up: an invalid link costs no hashing, a refused password no link.
  const [found] = await ctx.db.read
    .select({ role: authUsers.role })
    .from(passwordResetTokens)
    .innerJoin(authUsers, eq(authUsers.id, passwordResetTokens.userId))
    .where(valid());
  if (!found) throw new AppError('RESET_LINK_INVALID');
  checkNewPassword(found.role, input.password);
  const password = await hashPassword(input.password);
  await ctx.db.write(async (tx) => {
    const [used] = await tx.delete(passwordResetTokens).where(valid()).returning();
    if (!used) throw new AppError('RESET_LINK_INVALID');
    await replacePassword(tx, { userId: used.userId, password, language: ctx.language, now: ctx.clock.now() });
  });
  return {};
}
