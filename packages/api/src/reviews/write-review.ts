import { AppError } from '@softbox/config/errors';
import type { WriteReview } from '@softbox/config/inputs/reviews';
import { mayReview } from '@softbox/config/reviews';
import { isStaff } from '@softbox/config/roles';
import { newId, orderLines, reviewEvents, reviews, type Tx } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findOrder } from '../orders/find-order.ts';
import { ownReviews } from './own-reviews.ts';
import type { OwnReview } from './view.ts';

/** A buyer says something about what was ordered, once for each thing, and may say it better until it is published. */
export async function writeReview(ctx: Context, { orderId, key, ...said }: WriteReview): Promise<OwnReview[]> {
  const order = await findOrder(ctx, { orderId, key }, null);
  // The studio does not praise itself, whatever link it holds.
  if (ctx.actor.kind === 'user' && isStaff(ctx.actor.role) && ctx.actor.userId !== order.userId)
    throw new AppError('FORBIDDEN');
  if (!mayReview(order)) throw new AppError('FORBIDDEN');
  ctx.rateLimiter.take('review', ctx.ip);
  const { language, clock } = ctx;
  await ctx.db.write(async (tx) => {
    const [line] = await tx
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.itemKey, said.itemKey)));
    if (!line) throw new AppError('ITEM_UNKNOWN');
    const { itemKey, version, ...words } = said;
    const now = clock.now();
    const [before] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.orderId, orderId), eq(reviews.itemKey, itemKey)));
    if (before) return change(tx, { before, words: { ...words, language }, version, now });
    const id = newId('review');
    const { country } = order;
    await tx
      .insert(reviews)
      .values({ id, orderId, itemKey, ...words, language, country, createdAt: now, updatedAt: now });
    await tx.insert(reviewEvents).values({ id: newId('reviewEvent'), reviewId: id, type: 'written', createdAt: now });
  });
  return ownReviews(ctx, { orderId, key });
}

interface Changing {
  before: typeof reviews.$inferSelect;
  words: Pick<typeof reviews.$inferInsert, 'rating' | 'text' | 'displayName' | 'language'>;
  version: number | undefined;
  now: Date;
}

async function change(tx: Tx, { before, words, version, now }: Changing): Promise<void> {
  if (before.status === 'approved') throw new AppError('REVIEW_APPROVED');
  if (version !== before.version) throw new AppError('CONTENT_CHANGED');
  await tx
    .update(reviews)
    // New words are looked at anew.
    .set({ ...words, status: 'pending', reason: '', version: sql`${reviews.version} + 1`, updatedAt: now })
    .where(eq(reviews.id, before.id));
  await tx
    .insert(reviewEvents)
    .values({ id: newId('reviewEvent'), reviewId: before.id, type: 'changed', createdAt: now });
}
