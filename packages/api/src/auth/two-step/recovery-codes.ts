import { randomInt } from 'node:crypto';
import { recoveryCodes, type Tx } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { sha256 } from '../../sha256.ts';

const COUNT = 10;
/** Without letters and digits that are read for one another; ten of them are 49 bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const half = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As it was printed, whatever came between by typing. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '');
const hashOf = (userId: string, code: string) => sha256(`${userId}:${plain(code)}`);

/** A new set, shown this once; the one before is void. */
export async function issueRecoveryCodes(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(userId, code), userId, createdAt: now })));
  return codes;
}

/** Uses one up; false where it is none, or was used already. */
export async function takeRecoveryCode(tx: Tx, { userId, code }: { userId: string; code: string }): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, hashOf(userId, code)), eq(recoveryCodes.userId, userId)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
