import { AppError } from '@softbox/config/errors';
import { orderFiles } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findOrder } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { type OfOrder, recordMaterial, refuseAfterStart } from './material.ts';
import type { OrderDetail } from './view.ts';

/** Takes a file back, for good. */
export async function removeOrderFile(ctx: Context, input: OfOrder & { fileId: string }): Promise<OrderDetail> {
  const order = await findOrder(ctx, input);
  refuseAfterStart(ctx, order);
  await ctx.db.write(async (tx) => {
    const [file] = await tx
      .delete(orderFiles)
      .where(and(eq(orderFiles.id, input.fileId), eq(orderFiles.orderId, order.id)))
      .returning();
    if (!file) throw new AppError('FILE_NOT_FOUND');
    await recordMaterial(tx, ctx, {
      orderId: order.id,
      type: 'file_removed',
      detail: { fileId: file.id, name: file.name },
    });
  });
  await ctx.files.remove(input.fileId);
  return getOrder(ctx, input);
}
