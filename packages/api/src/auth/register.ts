import { AppError } from '@softbox/config/errors';
import type { Register } from '@softbox/config/inputs/auth';
import { inLanguage, paths } from '@softbox/config/paths';
import { authUsers, isUniqueViolation, newId, type Tx } from '@softbox/db';
import type { Context } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { chooseUsername } from './choose-username.ts';
import { foldEmail } from './fold-email.ts';
import { isEmailFree } from './is-email-free.ts';
import { hashPassword } from './password.ts';
import { searchTextOf } from './search-text.ts';
import { setSessionCookie } from './session-cookie.ts';
import { openSession } from './session-store.ts';
import { userView } from './user-view.ts';
import type { SignedIn } from './view.ts';

const TRIES = 3;

/** Creates a customer's account and signs them in. The role is never taken from outside. */
export async function register(ctx: Context, input: Register): Promise<SignedIn> {
  ctx.rateLimiter.take('register', ctx.ip);
  await refuseTaken(ctx, ctx.db.read, input.email);
  const password = await hashPassword(input.password);
  const { token, user } = await createAccount(ctx, input, password);
  setSessionCookie(ctx, token, user.role);
  return { token, user };
}

async function refuseTaken(ctx: Context, db: Parameters<typeof isEmailFree>[0], email: string): Promise<void> {
  const isFree = await isEmailFree(db, ctx.env, { email: foldEmail(email), now: ctx.clock.now() });
  if (!isFree) throw new AppError('EMAIL_TAKEN');
}

/** Another process may take the username between our look and our write: the unique index tells, and we look again. */
async function createAccount(ctx: Context, input: Register, password: string, tries = TRIES): Promise<SignedIn> {
  try {
    return await ctx.db.write((tx) => insertAccount(ctx, tx, input, password));
  } catch (error) {
    if (!isUniqueViolation(error) || tries <= 1) throw error;
    return createAccount(ctx, input, password, tries - 1);
  }
}

async function insertAccount(ctx: Context, tx: Tx, input: Register, password: string): Promise<SignedIn> {
  await refuseTaken(ctx, tx, input.email);
  const now = ctx.clock.now();
  const shown = {
    email: input.email,
    username: await chooseUsername(tx, input.email, input.username),
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    phone: input.phone || null,
  };
  const [user] = await tx
    .insert(authUsers)
    .values({
      ...shown,
      id: newId('user'),
      emailFolded: foldEmail(input.email),
      searchText: searchTextOf(shown),
      password,
      language: ctx.language,
      createdAt: now,
    })
    .returning();
  if (!user) throw new Error('an inserted account comes back');
  const token = await openSession(tx, { user, userAgent: ctx.userAgent, now });
  await ctx.onSignIn(tx, { userId: user.id, cookies: ctx.cookies, now });
  const url = ctx.env.PUBLIC_ORIGIN + inLanguage(paths.templates(ctx.country), ctx.language);
  const name = user.firstName || user.username;
  await enqueue(tx, {
    name: 'mail.send',
    payload: { mail: 'welcome', to: user.email, language: ctx.language, name, url },
    now,
  });
  return { token, user: userView(user) };
}
