import type { Context } from '../context.ts';
import { findFileOwner } from '../files/file-owner.ts';
import { finishFile } from '../files/finish-file.ts';
import { listFiles } from '../files/list-files.ts';
import { takeFiles } from '../files/take-files.ts';
import { findOrder } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { type OfOrder, openMaterial, recordMaterial } from './material.ts';
import type { OrderDetail } from './view.ts';

/** Hands in files: those whose arrival nobody has looked at yet are looked at first. */
export async function addOrderFiles(ctx: Context, input: OfOrder & { fileIds: string[] }): Promise<OrderDetail> {
  const { id: orderId } = await findOrder(ctx, input, 'orders.write');
  for (const { id, kind } of await listFiles(ctx))
    if (kind === null && input.fileIds.includes(id)) await finishFile(ctx, { fileId: id });
  await ctx.db.write(async (tx) => {
    await openMaterial(tx, ctx, orderId);
    const taken = await takeFiles(tx, { orderId, fileIds: input.fileIds, owner: findFileOwner(ctx) });
    for (const { id, name } of taken)
      await recordMaterial(tx, ctx, { orderId, type: 'file_added', detail: { fileId: id, name } });
  });
  return getOrder(ctx, input);
}
