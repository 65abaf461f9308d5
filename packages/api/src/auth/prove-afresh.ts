import { AppError } from '@softbox/config/errors';
import { authUsers } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { verifyPassword } from './password.ts';

/** For what a stolen session must not be enough for: whoever asks shows the password once more. */
export async function proveAfresh(ctx: MemberContext, password: string): Promise<void> {
  const { userId } = ctx.actor;
  const attempts = `${ctx.ip}|${userId}`;
  ctx.rateLimiter.take('signInPerAddressAndEmail', attempts);
  const [known] = await ctx.db.read
    .select({ password: authUsers.password })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (!(await verifyPassword(known?.password, password)))
    throw new AppError('VALIDATION', {}, { password: 'validation.currentPasswordWrong' });
  ctx.rateLimiter.clear('signInPerAddressAndEmail', attempts);
}
