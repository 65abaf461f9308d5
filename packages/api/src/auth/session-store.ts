import { SESSIONS_PER_USER } from '@softbox/config/limits';
import type { Role } from '@softbox/config/roles';
import { newId, newSecret, type Tx, userSessions } from '@softbox/db';
import { and, desc, eq, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { createLucia, expiryOf } from './lucia.ts';
import { storedOfBearer } from './session-secrets.ts';

const MINUTE = 60_000;

interface Opening {
  user: { id: string; role: Role };
  userAgent: string;
  now: Date;
}

/** Opens a session and gives its bearer token, which is known nowhere else. The oldest beyond the limit end. */
export async function openSession(tx: Tx, { user, userAgent, now }: Opening): Promise<string> {
  const bearer = newSecret();
  const lucia = createLucia({ read: tx, write: (act) => act(tx), now });
  const attributes = { publicId: newId('session'), role: user.role, userAgent, createdAt: now, lastSeenAt: now };
  await lucia.createSession(user.id, attributes, { sessionId: storedOfBearer(bearer) });
  const newest = tx
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.userId, user.id))
    .orderBy(desc(userSessions.createdAt), sql`rowid desc`)
    .limit(SESSIONS_PER_USER);
  const surplus = or(lte(userSessions.expiresAt, now), notInArray(userSessions.id, newest));
  await tx.delete(userSessions).where(and(eq(userSessions.userId, user.id), surplus));
  return bearer;
}

/** Whose session a stored value is, if it is alive. */
export async function findSession(services: Pick<Services, 'db' | 'clock' | 'log'>, stored: string) {
  const { db, clock, log } = services;
  const now = clock.now();
  let isRenewalDue = false;
  const lucia = createLucia({ read: db.read, write: db.write, now }, () => {
    isRenewalDue = true;
  });
  const { session, user } = await lucia.validateSession(stored);
  if (!session) return undefined;
  // At most one write a minute, with the renewal in it, and no reader waits for it.
  if (now.getTime() - session.lastSeenAt.getTime() >= MINUTE) {
    const renewed = isRenewalDue ? { expiresAt: expiryOf(user.role, session.createdAt, now) } : {};
    db.write((tx) =>
      tx
        .update(userSessions)
        .set({ lastSeenAt: now, ...renewed })
        .where(eq(userSessions.token, stored)),
    ).catch((error: unknown) =>
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'session not touched'),
    );
  }
  return { ...user, sessionId: session.publicId };
}

/** The living sessions of a user, the one seen last first. */
export async function sessionsOf({ db, clock }: Pick<Services, 'db' | 'clock'>, userId: string) {
  const sessions = await createLucia({ read: db.read, write: db.write, now: clock.now() }).getUserSessions(userId);
  return sessions.sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
}

/** Ends the sessions of a user; all of them, or all but one. */
export async function endSessionsOf(tx: Tx, userId: string, except = ''): Promise<void> {
  await tx.delete(userSessions).where(and(eq(userSessions.userId, userId), ne(userSessions.id, except)));
}

/** Ends the sessions with these stored values. */
export async function endStoredSessions(tx: Tx, stored: string[]): Promise<void> {
  await tx.delete(userSessions).where(inArray(userSessions.token, stored));
}
