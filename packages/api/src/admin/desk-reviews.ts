import { AppError } from '@softbox/config/errors';
import type { DeskReviews } from '@softbox/config/inputs/reviews';
import { authUsers, reviewEvents, reviews } from '@softbox/db';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { olderThan, pageOf } from '../keyset.ts';
import { titlesOf, viewReview } from '../reviews/shown-reviews.ts';
import type { ReviewDetail, ReviewPage } from './review-view.ts';

/** A page of what customers have said, newest first, and where it goes on. */
export async function pageReviews(ctx: MemberContext, { status, cursor, limit }: DeskReviews): Promise<ReviewPage> {
  const found = await ctx.db.read
    .select()
    .from(reviews)
    .where(and(status && eq(reviews.status, status), cursor ? olderThan(reviews, cursor) : undefined))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit + 1);
  const { rows, nextCursor } = pageOf(found, limit);
  return { reviews: await viewed(ctx, rows), nextCursor };
}

/** One review with everything that was decided about it. */
export async function getReview(ctx: MemberContext, { reviewId }: { reviewId: string }): Promise<ReviewDetail> {
  const [[review], events] = await Promise.all([
    ctx.db.read.select().from(reviews).where(eq(reviews.id, reviewId)),
    ctx.db.read
      .select({
        id: reviewEvents.id,
        type: reviewEvents.type,
        author: authUsers.username,
        reason: reviewEvents.reason,
        createdAt: reviewEvents.createdAt,
      })
      .from(reviewEvents)
      .leftJoin(authUsers, eq(authUsers.id, reviewEvents.authorId))
      .where(eq(reviewEvents.reviewId, reviewId))
      .orderBy(asc(reviewEvents.createdAt), sql`${reviewEvents}.rowid`),
  ]);
  const [view] = review ? await viewed(ctx, [review]) : [];
  if (!review || !view) throw new AppError('NOT_FOUND');
  const { orderId, reason, version } = review;
  return {
    ...view,
    orderId,
    reason,
    version,
    events: events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() })),
  };
}

async function viewed(ctx: MemberContext, rows: (typeof reviews.$inferSelect)[]): Promise<ReviewPage['reviews']> {
  const titles = await titlesOf(
    ctx,
    rows.map(({ itemKey }) => itemKey),
    ctx.language,
  );
  return rows.map((row) => ({
    ...viewReview(ctx, row),
    itemKey: row.itemKey,
    title: titles.get(row.itemKey) ?? '',
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
}
