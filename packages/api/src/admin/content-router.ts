import { CloseEnquiry, DeskEnquiries, OfEnquiry, ReplyToEnquiry } from '@softbox/config/inputs/enquiries';
import { DeskReviews, ModerateReview, OfReview } from '@softbox/config/inputs/reviews';
import { ChangeTexts, InLanguage, OfPage, RestoreTexts, SaveTexts } from '@softbox/config/inputs/site-texts';
import { z } from 'zod';
import { draftedTexts } from '../texts/shown-texts.ts';
import { router, staffProcedure } from '../trpc.ts';
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
  waiting: staffProcedure('enquiries.read')
    .output(z.object({ enquiries: z.number().int(), reviews: z.number().int(), approved: z.number().int() }))
    .query(({ ctx }) => countWaiting(ctx)),
  enquiries: staffProcedure('enquiries.read')
    .input(DeskEnquiries)
    .output(EnquiryPage)
    .query(({ ctx, input }) => pageEnquiries(ctx, input)),
  enquiry: staffProcedure('enquiries.read')
    .input(OfEnquiry)
    .output(EnquiryDetail)
    .query(({ ctx, input }) => getEnquiry(ctx, input)),
  reply: staffProcedure('enquiries.write')
    .input(ReplyToEnquiry)
    .output(EnquiryDetail)
    .mutation(({ ctx, input }) => replyToEnquiry(ctx, input)),
  closeEnquiry: staffProcedure('enquiries.write')
    .input(CloseEnquiry)
    .output(EnquiryDetail)
    .mutation(({ ctx, input }) => closeEnquiry(ctx, input)),
  reviews: staffProcedure('enquiries.read')
    .input(DeskReviews)
    .output(ReviewPage)
    .query(({ ctx, input }) => pageReviews(ctx, input)),
  review: staffProcedure('enquiries.read')
    .input(OfReview)
    .output(ReviewDetail)
    .query(({ ctx, input }) => getReview(ctx, input)),
  moderateReview: staffProcedure('enquiries.write')
    .input(ModerateReview)
    .output(ReviewDetail)
    .mutation(({ ctx, input }) => moderateReview(ctx, input)),
  texts: staffProcedure('content.read')
    .output(z.array(EditablePage))
    .query(({ ctx }) => listTexts(ctx)),
  text: staffProcedure('content.read')
    .input(OfPage)
    .output(PageTexts)
    .query(({ ctx, input }) => getTexts(ctx, input)),
  /** The words of all pages as they are being written, for the preview. */
  draftedTexts: staffProcedure('content.read')
    .input(InLanguage)
    .output(z.record(z.string(), z.string()))
    .query(({ ctx, input }) => draftedTexts(ctx, input)),
  saveTexts: staffProcedure('content.write')
    .input(SaveTexts)
    .output(PageTexts)
    .mutation(({ ctx, input }) => saveTexts(ctx, input)),
  discardTexts: staffProcedure('content.write')
    .input(ChangeTexts)
    .output(PageTexts)
    .mutation(({ ctx, input }) => discardTexts(ctx, input)),
  publishTexts: staffProcedure('content.write')
    .input(ChangeTexts)
    .output(PageTexts)
    .mutation(({ ctx, input }) => publishTexts(ctx, input)),
  restoreTexts: staffProcedure('content.write')
    .input(RestoreTexts)
    .output(PageTexts)
    .mutation(({ ctx, input }) => restoreTexts(ctx, input)),
});
