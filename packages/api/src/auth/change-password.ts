import { AppError } from '@softbox/config/errors';
import { authUsers } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { checkNewPassword } from './check-new-password.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';
import { setSessionCookie } from './session-cookie.ts';
import { openSession } from './session-store.ts';
import { userView } from './user-view.ts';
import type { SignedIn } from './view.ts';

const refuse = (field: string, key: string) => new AppError('VALIDATION', {}, { [field]: `validation.${key}` });

/** Every session ends, the present one goes on as a new one with a new token. */
export async function changePassword(
  ctx: MemberContext,
  input: { currentPassword: string; password: string },
): Promise<SignedIn> {
  const { userId, role } = ctx.actor;
  checkNewPassword(role, input.password);
  if (input.password === input.currentPassword) throw refuse('password', 'passwordUnchanged');
  const known = await checkOwnPassword(ctx, input.currentPassword, 'currentPassword');
  const password = await hashPassword(input.password);
  const { token, user } = await ctx.db.write(async (tx) => {
    const now = ctx.clock.now();
    // Of two changes at once, the later one no longer knows the current password.
    const unchanged = and(eq(authUsers.id, userId), eq(authUsers.password, known));
    const [still] = await tx.select({ id: authUsers.id }).from(authUsers).where(unchanged);
    if (!still) throw refuse('currentPassword', 'currentPasswordWrong');
    const row = await replacePassword(tx, { userId, password, language: ctx.language, now });
    return { token: await openSession(tx, { user: row, userAgent: ctx.userAgent, now }), user: userView(row) };
  });
  setSessionCookie(ctx, token, user.role);
  return { token, user };
}
