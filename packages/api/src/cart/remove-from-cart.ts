import type { RemoveFromCart } from '@softbox/config/inputs/cart';
import { cartItems } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { findCartOwner, linesOf } from './cart-owner.ts';
import { readCart } from './read-cart.ts';
import type { CartView } from './view.ts';

/** Removing what is not there changes nothing and is no failure: two tabs may do it. */
export async function removeFromCart(ctx: Context, { templateId }: z.infer<typeof RemoveFromCart>): Promise<CartView> {
  ctx.rateLimiter.take('cart', ctx.ip);
  const owner = findCartOwner(ctx);
  if (!owner) return { items: [] };
  return ctx.db.write(async (tx) => {
    await tx.delete(cartItems).where(and(linesOf(owner), eq(cartItems.templateId, templateId)));
    return readCart(tx, owner, ctx.language);
  });
}
