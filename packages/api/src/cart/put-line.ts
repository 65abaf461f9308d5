import { AppError } from '@softbox/config/errors';
import { LIMITS } from '@softbox/config/limits';
import { cartItems, newId, type Tx } from '@softbox/db';
import { sql } from 'drizzle-orm';
import { type CartOwner, linesOf, uniqueLineOf } from './cart-owner.ts';

const { maxLines, maxQuantity } = LIMITS.cart;

type Line = Pick<
  typeof cartItems.$inferSelect,
  'templateId' | 'templateTitle' | 'templatePrice' | 'templateImage' | 'quantity'
>;

/** Adds to the owner's line for a template, up to the maximum; CART_FULL where it would be a line too many. */
export async function putLine(tx: Tx, owner: CartOwner, { line, now }: { line: Line; now: Date }): Promise<void> {
  const lines = await tx.select({ templateId: cartItems.templateId }).from(cartItems).where(linesOf(owner));
  const isNew = !lines.some(({ templateId }) => templateId === line.templateId);
  if (isNew && lines.length >= maxLines) throw new AppError('CART_FULL', { max: maxLines });
  const { templateId, ...values } = line;
  await tx
    .insert(cartItems)
    .values({ ...owner, id: newId('cartItem'), templateId, ...values, createdAt: now })
    .onConflictDoUpdate({
      target: uniqueLineOf(owner),
      set: { ...values, quantity: sql`min(${cartItems.quantity} + ${line.quantity}, ${maxQuantity})` },
    });
}
