import { orderFiles, type Tx } from '@softbox/db';
import { and, eq, isNull } from 'drizzle-orm';
import { ownerOfCookie } from '../cart/cart-owner.ts';
import { ownerKey } from './file-owner.ts';

/** What a visitor has sent becomes theirs when they sign in. */
export async function adoptFiles(
  tx: Tx,
  { userId, secret }: { userId: string; secret: string | undefined },
): Promise<void> {
  if (!secret) return;
  await tx
    .update(orderFiles)
    .set({ owner: `user:${userId}` })
    .where(and(eq(orderFiles.owner, ownerKey(ownerOfCookie(secret))), isNull(orderFiles.orderId)));
}
