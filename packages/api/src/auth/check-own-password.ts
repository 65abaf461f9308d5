import { AppError } from '@softbox/config/errors';
import { authUsers } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { verifyPassword } from './password.ts';

/** Proves anew that it is really them: a stolen token is not enough. Answers the stored hash; `field` is what the form calls it. */
export async function checkOwnPassword(ctx: MemberContext, password: string, field: string): Promise<string> {
  const { userId } = ctx.actor;
  const attempts = `${ctx.ip}|${userId}`;
  ctx.rateLimiter.take('signInPerAddressAndEmail', attempts);
  const [known] = await ctx.db.read
    .select({ password: authUsers.password })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  const isRight = await verifyPassword(known?.password, password);
  if (!known || !isRight) throw new AppError('VALIDATION', {}, { [field]: 'validation.currentPasswordWrong' });
  ctx.rateLimiter.clear('signInPerAddressAndEmail', attempts);
  return known.password;
}
