import { COUNTRY_CODES } from '@softbox/config/countries';
import { LANGUAGES } from '@softbox/config/languages';
import { REVIEW_STATUSES } from '@softbox/config/reviews';
import { z } from 'zod';

/** A review as everybody reads it: nothing tells whose order it was. */
export const ReviewView = z.object({
  id: z.string(),
  rating: z.number().int(),
  text: z.string(),
  name: z.string(),
  /** In which it is written. */
  language: z.enum(LANGUAGES),
  country: z.enum(COUNTRY_CODES),
  /** On which it was written, by the studio's calendar. */
  day: z.iso.date(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** `average` with one decimal; null where nobody has said anything. */
const Standing = z.object({ count: z.number().int(), average: z.number().nullable() });

/** The newest of an item's reviews, and what all of them come to. */
export const ItemReviews = Standing.extend({ reviews: z.array(ReviewView) });
export type ItemReviews = z.infer<typeof ItemReviews>;

/** The newest of all, with what each is about. */
export const SiteReviews = Standing.extend({
  reviews: z.array(ReviewView.extend({ itemKey: z.string(), title: z.string() })),
});
export type SiteReviews = z.infer<typeof SiteReviews>;

/** What the buyer has said, or may say, about one thing of an order. */
export const OwnReview = z.object({
  itemKey: z.string(),
  title: z.string(),
  /** Null before the first words. */
  written: z
    .object({
      rating: z.number().int(),
      text: z.string(),
      displayName: z.string(),
      status: z.enum(REVIEW_STATUSES),
      /** Why it is not shown. */
      reason: z.string(),
      version: z.number().int(),
    })
    .nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;
