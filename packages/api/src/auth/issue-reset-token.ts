import { LIFETIMES } from '@softbox/config/limits';
import { authUsers, newId, newSecret, passwordResetTokens } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { sha256 } from '../sha256.ts';

/**
 * A new reset token for the account of a folded address, as it is about to be mailed; older ones are void. Made this
 * late, it is written down nowhere but in the mail.
 */
export const issueResetToken = ({ db, clock }: Pick<Services, 'db' | 'clock'>, email: string) =>
  db.write(async (tx) => {
    const [user] = await tx
      .select({ id: authUsers.id, email: authUsers.email })
      .from(authUsers)
      .where(eq(authUsers.emailFolded, email));
    if (!user) return undefined;
    const now = clock.now();
    const secret = newSecret();
    await tx.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, user.id));
    await tx.insert(passwordResetTokens).values({
      id: newId('token'),
      userId: user.id,
      token: sha256(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIMES.resetToken),
    });
    return { to: user.email, secret };
  });
