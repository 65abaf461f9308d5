import { AppError } from '@softbox/config/errors';
import { orderFiles } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findOrder } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { type OfOrder, openMaterial, recordMaterial } from './material.ts';
import type { OrderDetail } from './view.ts';

/** Takes a file back, for good. */
export async function removeOrderFile(ctx: Context, input: OfOrder & { fileId: string }): Promise<OrderDetail> {
  const { id: orderId } = await findOrder(ctx, input, 'orders.write');
  await ctx.db.write(async (tx) => {
    await openMaterial(tx, ctx, orderId);
    const [file] = await tx
      .delete(orderFiles)
      .where(and(eq(orderFiles.id, input.fileId), eq(orderFiles.orderId, orderId)))
      .returning();
    if (!file) throw new AppError('FILE_NOT_FOUND');
    const { id, name } = file;
    await recordMaterial(tx, ctx, { orderId, type: 'file_removed', detail: { fileId: id, name } });
  });
  await ctx.files.remove(input.fileId);
  return getOrder(ctx, input);
}
