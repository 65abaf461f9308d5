import { AppError } from '@softbox/config/errors';
import { orderFiles, type ReadDb } from '@softbox/db';
import { and, eq, isNull } from 'drizzle-orm';

export type OrderFile = typeof orderFiles.$inferSelect;

/** A file that no order has taken yet, for whoever sends it. To everybody else it does not exist. */
export async function findOwnFile(
  db: Pick<ReadDb, 'select'>,
  { fileId, owner }: { fileId: string; owner: string | null },
): Promise<OrderFile> {
  if (!owner) throw new AppError('FILE_NOT_FOUND');
  const [file] = await db
    .select()
    .from(orderFiles)
    .where(and(eq(orderFiles.id, fileId), eq(orderFiles.owner, owner), isNull(orderFiles.orderId)));
  if (!file) throw new AppError('FILE_NOT_FOUND');
  return file;
}
