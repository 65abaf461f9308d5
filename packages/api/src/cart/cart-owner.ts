import { LIFETIMES } from '@softbox/config/limits';
import { CART_COOKIE } from '@softbox/config/storage-keys';
import { cartItems, newSecret } from '@softbox/db';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { cookieName, httpOnlyCookie } from '../cookies.ts';
import { sha256 } from '../sha256.ts';

/** Whose cart: a user's, or a browser's by the hash of its cookie. A row has one of the two. */
export type CartOwner = { userId: string; sessionId: null } | { userId: null; sessionId: string };

type Asked = Pick<Context, 'actor' | 'cookies' | 'env' | 'responseHeaders'>;

/** Null for a visitor who has put nothing into a cart yet. */
export function findCartOwner({ actor, cookies, env }: Asked): CartOwner | null {
  if (actor.kind === 'user') return { userId: actor.userId, sessionId: null };
  const secret = cookies.get(cookieName(env, CART_COOKIE));
  return secret ? ownerOfCookie(secret) : null;
}

/** Gives a visitor without a cart the cookie that theirs will hang on. */
export function ensureCartOwner(ctx: Asked): CartOwner {
  const owner = findCartOwner(ctx);
  if (owner) return owner;
  const secret = newSecret();
  ctx.responseHeaders.append('set-cookie', httpOnlyCookie(ctx.env, CART_COOKIE, secret, LIFETIMES.guestCart));
  return ownerOfCookie(secret);
}

export const ownerOfCookie = (secret: string): CartOwner => ({ userId: null, sessionId: sha256(secret) });

export const linesOf = (owner: CartOwner): SQL =>
  owner.userId === null ? eq(cartItems.sessionId, owner.sessionId) : eq(cartItems.userId, owner.userId);

/** Lines of one moment (a cart that was adopted) keep the order in which they were written. */
export const asAdded = [asc(cartItems.createdAt), sql`${cartItems}.rowid`];

/** The columns of the unique index that keeps one line per template. */
export const uniqueLineOf = (owner: CartOwner) => [
  owner.userId === null ? cartItems.sessionId : cartItems.userId,
  cartItems.templateId,
];
