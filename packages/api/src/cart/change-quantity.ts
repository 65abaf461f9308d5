import { AppError } from '@softbox/config/errors';
import type { ChangeQuantity } from '@softbox/config/inputs/cart';
import { cartItems } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { findCartOwner, linesOf } from './cart-owner.ts';
import { readCart } from './read-cart.ts';
import type { CartView } from './view.ts';

/** Sets the quantity of a line; TEMPLATE_NOT_FOUND where the caller's cart has none of that template. */
export async function changeQuantity(
  ctx: Context,
  { templateId, quantity }: z.infer<typeof ChangeQuantity>,
): Promise<CartView> {
  ctx.rateLimiter.take('cart', ctx.ip);
  const owner = findCartOwner(ctx);
  if (!owner) throw new AppError('TEMPLATE_NOT_FOUND');
  return ctx.db.write(async (tx) => {
    const changed = await tx
      .update(cartItems)
      .set({ quantity })
      .where(and(linesOf(owner), eq(cartItems.templateId, templateId)))
      .returning({ id: cartItems.id });
    if (changed.length === 0) throw new AppError('TEMPLATE_NOT_FOUND');
    return readCart(tx, owner, ctx.language);
  });
}
