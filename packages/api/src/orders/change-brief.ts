import { AppError } from '@softbox/config/errors';
import type { Brief } from '@softbox/config/inputs/files';
import { orders } from '@softbox/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findOrder, isAdministrator } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { type OfOrder, recordMaterial, refuseAfterStart } from './material.ts';
import type { OrderDetail } from './view.ts';

/** Says anew what the pictures are to look like, until the studio has begun. The words before stay in the history. */
export async function changeBrief(ctx: Context, { orderId, key, ...brief }: Brief & OfOrder): Promise<OrderDetail> {
  const order = await findOrder(ctx, { orderId, key });
  refuseAfterStart(ctx, order);
  const { brandName, concept, requirements } = order;
  await ctx.db.write(async (tx) => {
    const changed = await tx
      .update(orders)
      .set({ ...brief, version: sql`${orders.version} + 1`, updatedAt: ctx.clock.now() })
      // The studio may have begun between the look and the write.
      .where(and(eq(orders.id, orderId), isAdministrator(ctx) ? undefined : isNull(orders.workStartedAt)))
      .returning({ id: orders.id });
    if (changed.length === 0) throw new AppError('WORK_STARTED');
    await recordMaterial(tx, ctx, { orderId, type: 'brief_changed', detail: { brandName, concept, requirements } });
  });
  return getOrder(ctx, { orderId, key });
}
