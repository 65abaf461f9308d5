import { REVIEW_EVENTS, REVIEW_STATUSES } from '@softbox/config/reviews';
import { z } from 'zod';
import { ReviewView } from '../reviews/view.ts';

/** A review as the desk decides about it, with what it is about. */
const DeskReview = ReviewView.extend({
  itemKey: z.string(),
  title: z.string(),
  status: z.enum(REVIEW_STATUSES),
  createdAt: z.iso.datetime(),
});

export const ReviewPage = z.object({ reviews: z.array(DeskReview), nextCursor: z.string().nullable() });
export type ReviewPage = z.infer<typeof ReviewPage>;

export const ReviewDetail = DeskReview.extend({
  orderId: z.string(),
  reason: z.string(),
  version: z.number().int(),
  /** Oldest first. `author` is a username; null for the customer, and where the account is no more. */
  events: z.array(
    z.object({
      id: z.string(),
      type: z.enum(REVIEW_EVENTS),
      author: z.string().nullable(),
      reason: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type ReviewDetail = z.infer<typeof ReviewDetail>;
