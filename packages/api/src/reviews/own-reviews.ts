import { mayReview } from '@softbox/config/reviews';
import { orderLines, reviews } from '@softbox/db';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findOrder } from '../orders/find-order.ts';
import type { OfOrder } from '../orders/material.ts';
import type { OwnReview } from './view.ts';

/** What may be, or was, said about each thing of an order; nothing before it is completed. */
export async function ownReviews(ctx: Context, ofOrder: OfOrder): Promise<OwnReview[]> {
  const order = await findOrder(ctx, ofOrder, 'orders.read');
  const [lines, written] = await Promise.all([
    ctx.db.read.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position)),
    ctx.db.read.select().from(reviews).where(eq(reviews.orderId, order.id)),
  ]);
  const byItem = new Map(written.map((review) => [review.itemKey, review]));
  return lines.flatMap(({ itemKey, title }) => {
    const review = byItem.get(itemKey);
    // What was said stays in sight, whatever becomes of the order.
    return review || mayReview(order) ? [{ itemKey, title, written: review ?? null }] : [];
  });
}
