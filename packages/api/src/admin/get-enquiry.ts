import { AppError } from '@softbox/config/errors';
import { authUsers, enquiries, enquiryEvents } from '@softbox/db';
import { asc, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import type { EnquiryDetail } from './enquiry-view.ts';

/** One enquiry with everything that was answered and done about it. */
export async function getEnquiry(
  { db }: Pick<MemberContext, 'db'>,
  { enquiryId }: { enquiryId: string },
): Promise<EnquiryDetail> {
  const [[enquiry], events] = await Promise.all([
    db.read.select().from(enquiries).where(eq(enquiries.id, enquiryId)),
    db.read
      .select({
        id: enquiryEvents.id,
        type: enquiryEvents.type,
        author: authUsers.username,
        text: enquiryEvents.text,
        createdAt: enquiryEvents.createdAt,
      })
      .from(enquiryEvents)
      .leftJoin(authUsers, eq(authUsers.id, enquiryEvents.authorId))
      .where(eq(enquiryEvents.enquiryId, enquiryId))
      .orderBy(asc(enquiryEvents.createdAt), sql`${enquiryEvents}.rowid`),
  ]);
  if (!enquiry) throw new AppError('NOT_FOUND');
  return {
    ...enquiry,
    company: enquiry.company ?? '',
    createdAt: enquiry.createdAt.toISOString(),
    events: events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() })),
  };
}
