import { enquiries, reviews } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';

/** How much waits for somebody of the studio, and how many reviews are shown. */
export async function countWaiting({ db }: MemberContext) {
  const [asked, written, approved] = await Promise.all([
    db.read.$count(enquiries, eq(enquiries.status, 'pending')),
    db.read.$count(reviews, eq(reviews.status, 'pending')),
    db.read.$count(reviews, eq(reviews.status, 'approved')),
  ]);
  return { enquiries: asked, reviews: written, approved };
}
