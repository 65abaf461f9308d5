import type { Language } from '@softbox/config/languages';
import { authUsers, passwordResetTokens, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import { endSessionsOf } from './session-store.ts';

interface Replacement {
  userId: string;
  /** The argon2id hash. */
  password: string;
  language: Language;
  now: Date;
}

/** A new password ends every session and every open reset link, and its owner is told. */
export async function replacePassword(tx: Tx, { userId, password, language, now }: Replacement) {
  const [user] = await tx
    .update(authUsers)
    .set({ password, mustChangePassword: false })
    .where(eq(authUsers.id, userId))
    .returning();
  if (!user) throw new Error('the account of a verified token or session exists');
  await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId));
  await endSessionsOf(tx, userId);
  await enqueue(tx, { name: 'mail.send', payload: { mail: 'passwordChanged', to: user.email, language }, now });
  return user;
}
