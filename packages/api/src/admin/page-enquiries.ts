import type { DeskEnquiries } from '@softbox/config/inputs/enquiries';
import { enquiries } from '@softbox/db';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { olderThan, pageOf } from '../keyset.ts';
import type { EnquiryPage } from './enquiry-view.ts';

const EXCERPT = 160;

/** A page of what visitors have asked, newest first, and where it goes on. */
export async function pageEnquiries(
  { db }: MemberContext,
  { status, cursor, limit }: DeskEnquiries,
): Promise<EnquiryPage> {
  const found = await db.read
    .select({
      id: enquiries.id,
      name: enquiries.name,
      service: enquiries.service,
      message: sql<string>`substr(${enquiries.message}, 1, ${EXCERPT})`,
      status: enquiries.status,
      createdAt: enquiries.createdAt,
    })
    .from(enquiries)
    .where(and(status && eq(enquiries.status, status), cursor ? olderThan(enquiries, cursor) : undefined))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit + 1);
  const { rows, nextCursor } = pageOf(found, limit);
  return { enquiries: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}
