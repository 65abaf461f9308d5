import type { Context } from '../context.ts';
import { findCartOwner } from './cart-owner.ts';
import { readCart } from './read-cart.ts';
import type { CartView } from './view.ts';

export async function listCart(ctx: Context): Promise<CartView> {
  const owner = findCartOwner(ctx);
  return owner ? readCart(ctx.db.read, owner, ctx.language) : { items: [] };
}
