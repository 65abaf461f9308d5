import { AppError } from '@softbox/config/errors';
import { authUsers, orders } from '@softbox/db';
import { count, eq, sql } from 'drizzle-orm';
import { sessionsOf } from '../auth/session-store.ts';
import { viewSession } from '../auth/sessions.ts';
import type { MemberContext } from '../context.ts';
import { sumUp } from './sums.ts';
import type { MemberDetail } from './view.ts';
import { MEMBER_COLUMNS, viewMember } from './view-member.ts';

/** A member as the desk knows them; their orders are a page of the desk's own. */
export async function getMember(ctx: MemberContext, { userId }: { userId: string }): Promise<MemberDetail> {
  const { read } = ctx.db;
  const [user] = await read
    .select({ ...MEMBER_COLUMNS, role: authUsers.role, language: authUsers.language })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (!user) throw new AppError('NOT_FOUND');
  const { role, language, ...shown } = user;
  const placed = await read
    .select({
      currency: orders.currency,
      count: count(),
      minor: sql<number>`sum(${orders.paidMinor} - ${orders.refundedMinor})`,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.currency);
  const sessions = await sessionsOf(ctx, userId);
  return {
    member: viewMember(shown),
    role,
    language,
    placed: sumUp(placed),
    sessions: sessions.map((session) => viewSession(session, ctx.actor.sessionId)),
  };
}
