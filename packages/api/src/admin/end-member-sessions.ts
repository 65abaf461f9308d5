import { AppError } from '@softbox/config/errors';
import { userSessions } from '@softbox/db';
import { and, eq, ne } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';

interface Ending {
  userId: string;
  sessionId?: string | undefined;
}

/** Signs a member out on one device, or on all; never the administrator who asks, from here. */
export async function endMemberSessions(ctx: MemberContext, { userId, sessionId }: Ending): Promise<{ ended: number }> {
  const theirs = and(
    eq(userSessions.userId, userId),
    ne(userSessions.id, ctx.actor.sessionId),
    sessionId === undefined ? undefined : eq(userSessions.id, sessionId),
  );
  const ended = await ctx.db.write((tx) => tx.delete(userSessions).where(theirs).returning({ id: userSessions.id }));
  if (sessionId !== undefined && ended.length === 0) throw new AppError('NOT_FOUND');
  ctx.log.info({ by: ctx.actor.userId, member: userId, ended: ended.length }, 'sessions ended by the desk');
  return { ended: ended.length };
}
