import { enquiries } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';

/** How much waits for somebody of the studio. */
export const countWaiting = async ({ db }: MemberContext): Promise<{ enquiries: number }> => ({
  enquiries: await db.read.$count(enquiries, eq(enquiries.status, 'pending')),
});
