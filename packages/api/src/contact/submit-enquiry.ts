import type { Enquiry } from '@softbox/config/inputs/contact';
import { enquiries, newId } from '@softbox/db';
import type { Context } from '../context.ts';

/** Stores what a visitor asks the studio, and answers with the words that the success toast shows. */
export async function submitEnquiry(ctx: Context, enquiry: Enquiry): Promise<{ message: string }> {
  ctx.rateLimiter.take('contact', ctx.ip);
  const { language } = ctx;
  await ctx.db.write((tx) =>
    tx.insert(enquiries).values({ id: newId('enquiry'), ...enquiry, language, createdAt: ctx.clock.now() }),
  );
  return { message: ctx.translate('answers.enquirySent') };
}
