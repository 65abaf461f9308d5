import { AppError } from '@softbox/config/errors';
import type { ModerateReview } from '@softbox/config/inputs/reviews';
import { newId, raiseContentVersion, reviewEvents, reviews } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { getReview } from './desk-reviews.ts';
import type { ReviewDetail } from './review-view.ts';

/** Publishes a review or takes it away, as it was read: words that have changed since are read again first. */
export async function moderateReview(ctx: MemberContext, input: ModerateReview): Promise<ReviewDetail> {
  const { reviewId, version, approved, reason } = input;
  const status = approved ? 'approved' : 'hidden';
  await ctx.db.write(async (tx) => {
    const [changed] = await tx
      .update(reviews)
      // Why it is shown is nobody's business but the studio's.
      .set({ status, reason: approved ? '' : reason, version: sql`${reviews.version} + 1`, updatedAt: ctx.clock.now() })
      .where(and(eq(reviews.id, reviewId), eq(reviews.version, version)))
      .returning({ id: reviews.id });
    if (!changed) {
      const [known] = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId));
      throw new AppError(known ? 'CONTENT_CHANGED' : 'NOT_FOUND');
    }
    await tx.insert(reviewEvents).values({
      id: newId('reviewEvent'),
      reviewId,
      type: status,
      authorId: ctx.actor.userId,
      reason,
      createdAt: ctx.clock.now(),
    });
    await raiseContentVersion(tx, 'reviews');
  });
  return getReview(ctx, input);
}
