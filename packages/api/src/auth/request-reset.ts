import { AppError } from '@softbox/config/errors';
import type { Context } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { foldEmail } from './fold-email.ts';

/**
 * Promises a reset mail. Whether anybody has the address is looked up only when the mail is due, so known and unknown
 * addresses cost the same and get the same answer; so does a request beyond the limit.
 */
export async function requestReset(ctx: Context, input: { email: string }): Promise<Record<string, never>> {
  const to = foldEmail(input.email);
  if (isWithinLimits(ctx, to)) {
    const payload = { mail: 'resetPassword', to, language: ctx.language, country: ctx.country } as const;
    await ctx.db.write((tx) => enqueue(tx, { name: 'mail.send', payload, now: ctx.clock.now() }));
  }
  return {};
}

function isWithinLimits({ rateLimiter, ip }: Context, email: string): boolean {
  try {
    rateLimiter.take('forgotPerAddress', ip);
    rateLimiter.take('forgotPerEmail', email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
