import type { Brief } from '@softbox/config/inputs/files';
import { orders } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findOrder } from './find-order.ts';
import { getOrder } from './get-order.ts';
import { type OfOrder, openMaterial, recordMaterial } from './material.ts';
import { searchTextOf } from './search-text.ts';
import type { OrderDetail } from './view.ts';

/** Says anew what the pictures are to look like, until the studio has begun. The words before stay in the history. */
export async function changeBrief(ctx: Context, { orderId, key, ...brief }: Brief & OfOrder): Promise<OrderDetail> {
  await findOrder(ctx, { orderId, key }, 'orders.write');
  await ctx.db.write(async (tx) => {
    const before = await openMaterial(tx, ctx, orderId);
    const { brandName, concept, requirements } = before;
    await tx
      .update(orders)
      .set({
        ...brief,
        searchText: searchTextOf({ ...before, ...brief }),
        version: sql`${orders.version} + 1`,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(orders.id, orderId));
    await recordMaterial(tx, ctx, { orderId, type: 'brief_changed', detail: { brandName, concept, requirements } });
  });
  return getOrder(ctx, { orderId, key });
}
