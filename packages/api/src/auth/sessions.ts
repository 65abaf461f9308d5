import { AppError } from '@softbox/config/errors';
import { userSessions } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { removeSessionCookie } from './session-cookie.ts';
import { sessionsOf } from './session-store.ts';
import type { SessionView } from './view.ts';

export async function listSessions(ctx: MemberContext): Promise<SessionView[]> {
  const sessions = await sessionsOf(ctx, ctx.actor.userId);
  return sessions.map((session) => viewSession(session, ctx.actor.sessionId));
}

type Session = Awaited<ReturnType<typeof sessionsOf>>[number];

/** `current` is the session of whoever asks. */
export const viewSession = ({ publicId, userAgent, createdAt, lastSeenAt }: Session, current: string): SessionView => ({
  id: publicId,
  current: publicId === current,
  userAgent,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});

/** Ends one of one's own sessions; another's is as unknown as none. */
export async function endSession(ctx: MemberContext, input: { sessionId: string }): Promise<Record<string, never>> {
  const own = and(eq(userSessions.id, input.sessionId), eq(userSessions.userId, ctx.actor.userId));
  const ended = await ctx.db.write((tx) => tx.delete(userSessions).where(own).returning({ id: userSessions.id }));
  if (ended.length === 0) throw new AppError('NOT_FOUND');
  if (input.sessionId === ctx.actor.sessionId) removeSessionCookie(ctx);
  return {};
}
