import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { BEST_RATING, REVIEW_STATUSES } from '../reviews.ts';
import { id, optionalText, required } from './fields.ts';

const itemKey = z.string().max(40);

/** What a customer says. Plain text: whatever it looks like, it is never markup. */
export const ReviewWords = z.object({
  rating: z
    .number({ error: 'reviews.ratingMissing' })
    .int({ error: 'reviews.ratingMissing' })
    .min(1, { error: 'reviews.ratingMissing' })
    .max(BEST_RATING, { error: 'reviews.ratingMissing' }),
  text: required(LIMITS.review.text),
  displayName: required(LIMITS.review.name),
});

/** `version`: the review as it was looked at; none for the first words. */
export const WriteReview = ReviewWords.extend({
  orderId: id,
  key: z.string().max(200).optional(),
  itemKey,
  version: z.number().int().optional(),
});
export type WriteReview = z.infer<typeof WriteReview>;

export const ReviewsOfItem = z.object({ itemKey });
export const NewestReviews = z.object({ language: z.enum(LANGUAGES) });

export const ReviewFilters = z.object({ status: z.enum(REVIEW_STATUSES).optional() });
export const DeskReviews = ReviewFilters.extend({
  limit: z.number().int().min(1).max(200).default(LIMITS.pageSize),
  cursor: z.string().max(200).optional(),
});
export type DeskReviews = z.infer<typeof DeskReviews>;

export const OfReview = z.object({ reviewId: id });
/** Its author reads why it is not shown; why it is shown needs no reason. */
export const ModerateReview = OfReview.extend({
  version: z.number().int(),
  approved: z.boolean(),
  reason: optionalText(LIMITS.review.reason),
}).refine(({ approved, reason }) => approved || reason !== '', { path: ['reason'], error: 'validation.required' });
export type ModerateReview = z.infer<typeof ModerateReview>;
