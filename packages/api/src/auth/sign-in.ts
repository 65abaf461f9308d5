import { AppError } from '@softbox/config/errors';
import type { SignIn } from '@softbox/config/inputs/auth';
import { isLanguage } from '@softbox/config/languages';
import { authUsers } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { foldEmail } from './fold-email.ts';
import { hashPassword, isStaleHash, verifyPassword } from './password.ts';
import { setSessionCookie } from './session-cookie.ts';
import { openSession } from './session-store.ts';
import { limitCodes, takeCode } from './two-step/take-code.ts';
import { userView } from './user-view.ts';
import type { SignedIn } from './view.ts';

/** Unknown address and wrong password get one answer, after the same work. */
export async function signIn(ctx: Context, input: SignIn): Promise<SignedIn> {
  const email = foldEmail(input.email);
  const pair = `${ctx.ip}|${email}`;
  ctx.rateLimiter.take('signInPerAddressAndEmail', pair);
  ctx.rateLimiter.take('signInPerAddress', ctx.ip);
  const [known] = await ctx.db.read
    .select({ id: authUsers.id, password: authUsers.password })
    .from(authUsers)
    .where(eq(authUsers.emailFolded, email));
  const isRight = await verifyPassword(known?.password, input.password);
  if (!known || !isRight) throw new AppError('WRONG_CREDENTIALS');
  // Only failures count. One's own success must not clear the failures at other accounts.
  ctx.rateLimiter.clear('signInPerAddressAndEmail', pair);
  ctx.rateLimiter.giveBack('signInPerAddress', ctx.ip);
  const forgive = input.code ? limitCodes(ctx, known.id) : undefined;
  const password = isStaleHash(known.password) ? await hashPassword(input.password) : known.password;
  // Mails that nobody asks for are in the language of the page that they last signed in on.
  const page = ctx.requestHeaders.get('x-softbox-language');
  const { token, user } = await ctx.db.write(async (tx) => {
    const now = ctx.clock.now();
    // The password may have been changed while this one was being checked.
    const [row] = await tx
      .update(authUsers)
      .set({ password, ...(isLanguage(page) ? { language: page } : {}) })
      .where(and(eq(authUsers.emailFolded, email), eq(authUsers.password, known.password)))
      .returning();
    if (!row) throw new AppError('WRONG_CREDENTIALS');
    if (row.twoStepSince) {
      if (!input.code) throw new AppError('CODE_REQUIRED');
      await takeCode(tx, ctx, { userId: row.id, code: input.code, field: 'code' });
    }
    const bearer = await openSession(tx, { user: row, userAgent: ctx.userAgent, now });
    await ctx.onSignIn(tx, { userId: row.id, cookies: ctx.cookies, now });
    return { token: bearer, user: userView(row) };
  });
  forgive?.();
  setSessionCookie(ctx, token, user.role);
  return { token, user };
}
