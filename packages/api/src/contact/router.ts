import { Enquiry } from '@softbox/config/inputs/contact';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { submitEnquiry } from './submit-enquiry.ts';

export const contactRouter = router({
  submit: publicProcedure
    .meta({ rest: 'POST /contact', ok: 'answers.enquirySent', summary: 'Send an enquiry', open: true })
    .input(Enquiry)
    .output(z.object({ message: z.string() }))
    .mutation(({ ctx, input }) => submitEnquiry(ctx, input)),
});
