import { OrderById } from '@softbox/config/inputs/orders';
import { NewestReviews, ReviewsOfItem, WriteReview } from '@softbox/config/inputs/reviews';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { ownReviews } from './own-reviews.ts';
import { newestReviews, reviewsOfItem } from './shown-reviews.ts';
import { ItemReviews, OwnReview, SiteReviews } from './view.ts';
import { writeReview } from './write-review.ts';

export const reviewsRouter = router({
  ofItem: publicProcedure
    .meta({ content: true })
    .input(ReviewsOfItem)
    .output(ItemReviews)
    .query(({ ctx, input }) => reviewsOfItem(ctx, input)),
  newest: publicProcedure
    .meta({ content: true })
    .input(NewestReviews)
    .output(SiteReviews)
    .query(({ ctx, input }) => newestReviews(ctx, input)),
  ofOrder: publicProcedure
    .meta({ others: 'orders.read' })
    .input(OrderById)
    .output(z.array(OwnReview))
    .query(({ ctx, input }) => ownReviews(ctx, input)),
  /** For the order's user, or the holder of its link. */
  write: publicProcedure
    .meta({ open: true, others: null })
    .input(WriteReview)
    .output(z.array(OwnReview))
    .mutation(({ ctx, input }) => writeReview(ctx, input)),
});
