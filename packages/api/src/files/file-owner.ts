import { type CartOwner, ensureCartOwner, findCartOwner } from '../cart/cart-owner.ts';
import type { Context } from '../context.ts';

/** Files hang on the same account or browser as the cart. */
export const ownerKey = ({ userId, sessionId }: CartOwner): string =>
  userId === null ? `visitor:${sessionId}` : `user:${userId}`;

export function findFileOwner(ctx: Context): string | null {
  const owner = findCartOwner(ctx);
  return owner && ownerKey(owner);
}

export const ensureFileOwner = (ctx: Context): string => ownerKey(ensureCartOwner(ctx));
