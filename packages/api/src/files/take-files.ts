import { AppError } from '@softbox/config/errors';
import { orderFiles, type Tx } from '@softbox/db';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { checkRoom } from './check-room.ts';
import type { OrderFile } from './find-own-file.ts';

/** Gives files that have arrived to an order. Files it has already are no mistake: the call may be a repetition. */
export async function takeFiles(
  tx: Tx,
  { orderId, fileIds, owner }: { orderId: string; fileIds: readonly string[]; owner: string | null },
): Promise<OrderFile[]> {
  const had = await tx.select().from(orderFiles).where(eq(orderFiles.orderId, orderId));
  const wanted = [...new Set(fileIds)].filter((id) => !had.some((file) => file.id === id));
  if (wanted.length === 0) return [];
  if (!owner) throw new AppError('FILE_NOT_FOUND');
  const taken = await tx
    .update(orderFiles)
    .set({ orderId })
    .where(
      and(
        inArray(orderFiles.id, wanted),
        eq(orderFiles.owner, owner),
        isNull(orderFiles.orderId),
        isNotNull(orderFiles.kind),
      ),
    )
    .returning();
  if (taken.length < wanted.length) throw new AppError('FILE_NOT_FOUND');
  checkRoom(had, taken);
  return taken;
}
