import { AppError } from '@softbox/config/errors';
import { cartItems, type Tx } from '@softbox/db';
import { asAdded, linesOf, ownerOfCookie } from './cart-owner.ts';
import { putLine } from './put-line.ts';

interface Adoption {
  userId: string;
  /** The cookie of the browser that signs in, where it has one. */
  cartSecret: string | undefined;
  now: Date;
}

/** What a visitor has put into the cart is theirs after signing in: quantities add up, the newest lines give way when full. */
export async function adoptGuestCart(tx: Tx, { userId, cartSecret, now }: Adoption): Promise<void> {
  if (!cartSecret) return;
  const guest = linesOf(ownerOfCookie(cartSecret));
  const lines = await tx
    .select()
    .from(cartItems)
    .where(guest)
    .orderBy(...asAdded);
  for (const { templateId, templateTitle, templatePrice, templateImage, quantity } of lines) {
    const line = { templateId, templateTitle, templatePrice, templateImage, quantity };
    await putLine(tx, { userId, sessionId: null }, { line, now }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'CART_FULL')) throw error;
    });
  }
  await tx.delete(cartItems).where(guest);
}
