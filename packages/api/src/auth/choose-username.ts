import { randomInt } from 'node:crypto';
import { LIMITS } from '@softbox/config/limits';
import { authUsers, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';

const NUMBERED = 9;
const SUFFIX = 6;

/** john, john2 … john9, then john and six digits: a popular name must not cost thousands of look-ups. */
const candidate = (base: string, n: number) =>
  n === 1 ? base : `${base}${n <= NUMBERED ? n : randomInt(100_000, 1_000_000)}`;

/** A username nobody has, from the wished one or the part of the address before the @. */
export async function chooseUsername(tx: Tx, email: string, wished = ''): Promise<string> {
  const start = (wished || email.slice(0, email.lastIndexOf('@'))).slice(0, LIMITS.username.max - SUFFIX);
  const base = start.length >= LIMITS.username.min ? start : `user-${start}`.replace(/-$/, '');
  for (let n = 1; ; n++) {
    const username = candidate(base, n);
    const [taken] = await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.username, username));
    if (!taken) return username;
  }
}
