import type { ENQUIRY_EVENTS, EnquiryStatus } from '@softbox/config/enquiries';
import { AppError } from '@softbox/config/errors';
import type { CloseEnquiry, ReplyToEnquiry } from '@softbox/config/inputs/enquiries';
import { enquiries, enquiryEvents, newId, type Tx } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import type { EnquiryDetail } from './enquiry-view.ts';
import { getEnquiry } from './get-enquiry.ts';

/** Writes to the visitor, in the language of the enquiry, and keeps what was written beside it. */
export async function replyToEnquiry(ctx: MemberContext, input: ReplyToEnquiry): Promise<EnquiryDetail> {
  const { text, close } = input;
  await ctx.db.write(async (tx) => {
    const enquiry = await move(tx, input, close ? 'done' : 'answered');
    const replyId = await record(tx, ctx, { enquiryId: enquiry.id, type: 'replied', text });
    if (close) await record(tx, ctx, { enquiryId: enquiry.id, type: 'done' });
    const { email, name, message, language } = enquiry;
    await enqueue(tx, {
      name: 'mail.send',
      payload: { mail: 'enquiryReplied', to: email, language, name, answer: text, question: message },
      dedupeKey: `enquiryReplied:${replyId}`,
      now: ctx.clock.now(),
    });
  });
  return getEnquiry(ctx, input);
}

/** Puts an enquiry aside, or takes it up again. */
export async function closeEnquiry(ctx: MemberContext, input: CloseEnquiry): Promise<EnquiryDetail> {
  await ctx.db.write(async (tx) => {
    const { id } = await move(tx, input, input.done ? 'done' : 'pending');
    await record(tx, ctx, { enquiryId: id, type: input.done ? 'done' : 'reopened' });
  });
  return getEnquiry(ctx, input);
}

/** Only from the version that was looked at: nobody is answered twice by two people who do not know of one another. */
async function move(tx: Tx, { enquiryId, version }: { enquiryId: string; version: number }, status: EnquiryStatus) {
  const [changed] = await tx
    .update(enquiries)
    .set({ status, version: sql`${enquiries.version} + 1` })
    .where(and(eq(enquiries.id, enquiryId), eq(enquiries.version, version)))
    .returning();
  if (changed) return changed;
  const [known] = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, enquiryId));
  throw new AppError(known ? 'CONTENT_CHANGED' : 'NOT_FOUND');
}

async function record(
  tx: Tx,
  { actor, clock }: MemberContext,
  event: { enquiryId: string; type: (typeof ENQUIRY_EVENTS)[number]; text?: string },
): Promise<string> {
  const id = newId('enquiryEvent');
  await tx.insert(enquiryEvents).values({ id, ...event, authorId: actor.userId, createdAt: clock.now() });
  return id;
}
