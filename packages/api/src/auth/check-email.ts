import type { Context } from '../context.ts';
import { foldEmail } from './fold-email.ts';
import { isEmailFree } from './is-email-free.ts';

export async function checkEmail(ctx: Context, input: { email: string }): Promise<{ available: boolean }> {
  ctx.rateLimiter.take('checkEmail', ctx.ip);
  const question = { email: foldEmail(input.email), now: ctx.clock.now() };
  return { available: await isEmailFree(ctx.db.read, ctx.env, question) };
}
