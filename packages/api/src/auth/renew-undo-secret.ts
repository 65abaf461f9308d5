import { emailUndoTokens, newSecret } from '@softbox/db';
import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { sha256 } from '../sha256.ts';

/** The secret of an undo link, made as it is about to be mailed, so that it is written down nowhere but in the mail. */
export async function renewUndoSecret({ db, clock }: Pick<Services, 'db' | 'clock'>, undoId: string) {
  const secret = newSecret();
  const open = and(eq(emailUndoTokens.id, undoId), gt(emailUndoTokens.expiresAt, clock.now()));
  const renewed = await db.write((tx) =>
    tx
      .update(emailUndoTokens)
      .set({ token: sha256(secret) })
      .where(open)
      .returning({ id: emailUndoTokens.id }),
  );
  return renewed.length > 0 ? secret : undefined;
}
