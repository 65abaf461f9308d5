import type { Context } from '../context.ts';
import { findFileOwner } from '../files/file-owner.ts';
import { takeFiles } from '../files/take-files.ts';
import { findOrder } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { type OfOrder, recordMaterial, refuseAfterStart } from './material.ts';
import type { OrderDetail } from './view.ts';

/** Hands in files that have arrived. */
export async function addOrderFiles(ctx: Context, input: OfOrder & { fileIds: string[] }): Promise<OrderDetail> {
  const order = await findOrder(ctx, input);
  refuseAfterStart(ctx, order);
  const owner = findFileOwner(ctx);
  await ctx.db.write(async (tx) => {
    const taken = await takeFiles(tx, { orderId: order.id, fileIds: input.fileIds, owner });
    for (const { id, name } of taken)
      await recordMaterial(tx, ctx, { orderId: order.id, type: 'file_added', detail: { fileId: id, name } });
  });
  return getOrder(ctx, input);
}
