import type { ServerEnv } from '@softbox/config/env';
import { authUsers, emailUndoTokens, type ReadDb, type Tx } from '@softbox/db';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { foldEmail } from './fold-email.ts';

interface Question {
  /** Folded. */
  email: string;
  now: Date;
  /** Whose own address it may be. */
  userId?: string;
}

/**
 * Whether an account may take an address. The administrator's is reserved, whether or not the account exists yet, and
 * an address that was just changed away stays its owner's as long as the change can be undone.
 */
export async function isEmailFree(
  db: Pick<ReadDb | Tx, 'select'>,
  env: Pick<ServerEnv, 'ADMIN_EMAIL'>,
  { email, now, userId = '' }: Question,
): Promise<boolean> {
  const [user] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.emailFolded, email), ne(authUsers.id, userId)));
  // Valid addresses are ASCII, so SQL's lower() folds the stored one.
  const [undoable] = await db
    .select({ id: emailUndoTokens.id })
    .from(emailUndoTokens)
    .where(
      and(
        eq(sql`lower(${emailUndoTokens.oldEmail})`, email),
        gt(emailUndoTokens.expiresAt, now),
        ne(emailUndoTokens.userId, userId),
      ),
    );
  return !user && !undoable && email !== foldEmail(env.ADMIN_EMAIL);
}
