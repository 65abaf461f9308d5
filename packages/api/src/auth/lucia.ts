import { LIFETIMES } from '@softbox/config/limits';
import { isStaff, type Role } from '@softbox/config/roles';
import { authUsers, type ReadDb, type Tx, userSessions } from '@softbox/db';
import { eq, lte } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';

interface SessionAttributes {
  publicId: string;
  /** Of the user: it decides how long the session lives. */
  role: Role;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}
interface UserAttributes {
  email: string;
  role: Role;
  mustChangePassword: boolean;
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** Where sessions are kept: the database, or the transaction of the act that opens or ends one. */
export interface SessionPlace {
  read: Pick<ReadDb | Tx, 'select'>;
  write<T>(act: (tx: Tx) => Promise<T>): Promise<T>;
  now: Date;
}

/** A session ends when it has been idle too long, and at the latest so long after it began. */
export function expiryOf(role: Role, createdAt: Date, now: Date): Date {
  const [idle, absolute] = isStaff(role)
    ? [LIFETIMES.adminSessionIdle, LIFETIMES.adminSessionAbsolute]
    : [LIFETIMES.session, LIFETIMES.sessionAbsolute];
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + absolute));
}

const SESSION_AND_USER = {
  session: userSessions,
  email: authUsers.email,
  role: authUsers.role,
  mustChangePassword: authUsers.mustChangePassword,
};

/**
 * Lucia over our tables. Its session id is the column `token`, a hash. It reads the system's time, so moments are moved
 * by the difference to our clock. When it asks for a longer life, `onRenewalDue` is told and the role says how long.
 */
function createAdapter({ read, write, now }: SessionPlace, onRenewalDue: () => void): Adapter {
  const ahead = Date.now() - now.getTime();
  const select = () =>
    read.select(SESSION_AND_USER).from(userSessions).innerJoin(authUsers, eq(authUsers.id, userSessions.userId));
  type Row = Awaited<ReturnType<typeof select>>[number];

  const asSession = ({ session, role }: Row): DatabaseSession => ({
    id: session.token,
    userId: session.userId,
    expiresAt: new Date(session.expiresAt.getTime() + ahead),
    attributes: { ...session, publicId: session.id, role },
  });
  const asUser = ({ session, email, role, mustChangePassword }: Row): DatabaseUser => ({
    id: session.userId,
    attributes: { email, role, mustChangePassword },
  });

  return {
    async getSessionAndUser(token) {
      const [row] = await select().where(eq(userSessions.token, token));
      return row ? [asSession(row), asUser(row)] : [null, null];
    },
    getUserSessions: async (userId) => (await select().where(eq(userSessions.userId, userId))).map(asSession),
    async setSession({ id, userId, attributes: { publicId, role, userAgent, createdAt, lastSeenAt } }) {
      const expiresAt = expiryOf(role, createdAt, now);
      await write((tx) =>
        tx
          .insert(userSessions)
          .values({ id: publicId, token: id, userId, userAgent, createdAt, lastSeenAt, expiresAt }),
      );
    },
    updateSessionExpiration: async () => onRenewalDue(),
    deleteSession: async (token) =>
      void (await write((tx) => tx.delete(userSessions).where(eq(userSessions.token, token)))),
    deleteUserSessions: async (userId) =>
      void (await write((tx) => tx.delete(userSessions).where(eq(userSessions.userId, userId)))),
    deleteExpiredSessions: async () =>
      void (await write((tx) => tx.delete(userSessions).where(lte(userSessions.expiresAt, now)))),
  };
}

/** The only door to lucia. Made per use, in the place at hand. A renewal is due in the second half of a session's life. */
export const createLucia = (place: SessionPlace, onRenewalDue: () => void = () => undefined) =>
  new Lucia(createAdapter(place, onRenewalDue), {
    sessionExpiresIn: new TimeSpan(LIFETIMES.sessionRenewWithin * 2, 'ms'),
    getSessionAttributes: ({ publicId, userAgent, createdAt, lastSeenAt }) => ({
      publicId,
      userAgent,
      createdAt,
      lastSeenAt,
    }),
    getUserAttributes: ({ email, role, mustChangePassword }) => ({ email, role, mustChangePassword }),
  });
