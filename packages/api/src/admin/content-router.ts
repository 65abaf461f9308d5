import { CloseEnquiry, DeskEnquiries, OfEnquiry, ReplyToEnquiry } from '@softbox/config/inputs/enquiries';
import { DeskReviews, ModerateReview, OfReview } from '@softbox/config/inputs/reviews';
import { ChangeTexts, InLanguage, OfPage, RestoreTexts, SaveTexts } from '@softbox/config/inputs/site-texts';
import { z } from 'zod';
import { draftedTexts } from '../texts/shown-texts.ts';
import { adminProcedure, router } from '../trpc.ts';
import { closeEnquiry, replyToEnquiry } from './answer-enquiry.ts';
import { countWaiting } from './count-waiting.ts';
import { getReview, pageReviews } from './desk-reviews.ts';
import { discardTexts, publishTexts, restoreTexts, saveTexts } from './edit-texts.ts';
import { EnquiryDetail, EnquiryPage } from './enquiry-view.ts';
import { getEnquiry } from './get-enquiry.ts';
import { getTexts, listTexts } from './get-texts.ts';
import { moderateReview } from './moderate-review.ts';
import { pageEnquiries } from './page-enquiries.ts';
import { ReviewDetail, ReviewPage } from './review-view.ts';
import { EditablePage, PageTexts } from './text-view.ts';

/** What the studio reads and writes itself: enquiries, reviews, the words of the site. */
export const contentRouter = router({
  waiting: adminProcedure
    .output(z.object({ enquiries: z.number().int(), reviews: z.number().int(), approved: z.number().int() }))
    .query(({ ctx }) => countWaiting(ctx)),
  enquiries: adminProcedure
    .input(DeskEnquiries)
    .output(EnquiryPage)
    .query(({ ctx, input }) => pageEnquiries(ctx, input)),
  enquiry: adminProcedure
    .input(OfEnquiry)
    .output(EnquiryDetail)
    .query(({ ctx, input }) => getEnquiry(ctx, input)),
  reply: adminProcedure
    .input(ReplyToEnquiry)
    .output(EnquiryDetail)
    .mutation(({ ctx, input }) => replyToEnquiry(ctx, input)),
  closeEnquiry: adminProcedure
    .input(CloseEnquiry)
    .output(EnquiryDetail)
    .mutation(({ ctx, input }) => closeEnquiry(ctx, input)),
  reviews: adminProcedure
    .input(DeskReviews)
    .output(ReviewPage)
    .query(({ ctx, input }) => pageReviews(ctx, input)),
  review: adminProcedure
    .input(OfReview)
    .output(ReviewDetail)
    .query(({ ctx, input }) => getReview(ctx, input)),
  moderateReview: adminProcedure
    .input(ModerateReview)
    .output(ReviewDetail)
    .mutation(({ ctx, input }) => moderateReview(ctx, input)),
  texts: adminProcedure.output(z.array(EditablePage)).query(({ ctx }) => listTexts(ctx)),
  text: adminProcedure
    .input(OfPage)
    .output(PageTexts)
    .query(({ ctx, input }) => getTexts(ctx, input)),
  /** The words of all pages as they are being written, for the preview. */
  draftedTexts: adminProcedure
    .input(InLanguage)
    .output(z.record(z.string(), z.string()))
    .query(({ ctx, input }) => draftedTexts(ctx, input)),
  saveTexts: adminProcedure
    .input(SaveTexts)
    .output(PageTexts)
    .mutation(({ ctx, input }) => saveTexts(ctx, input)),
  discardTexts: adminProcedure
    .input(ChangeTexts)
    .output(PageTexts)
    .mutation(({ ctx, input }) => discardTexts(ctx, input)),
  publishTexts: adminProcedure
    .input(ChangeTexts)
    .output(PageTexts)
    .mutation(({ ctx, input }) => publishTexts(ctx, input)),
  restoreTexts: adminProcedure
    .input(RestoreTexts)
    .output(PageTexts)
    .mutation(({ ctx, input }) => restoreTexts(ctx, input)),
});
