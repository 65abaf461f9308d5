import { twoStepKeys } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../services.ts';

const PLAIN = /^[A-Z2-7]+$/;

/**
 * On start: what stands there as it is, or under an earlier key, is sealed with the present one. What no key opens is
 * said and stays: its owner signs in with a recovery code and sets up anew.
 */
export async function sealTwoStepKeys({ db, secretBox, log }: Pick<Services, 'db' | 'secretBox' | 'log'>) {
  const rows = await db.read.select({ userId: twoStepKeys.userId, secret: twoStepKeys.secret }).from(twoStepKeys);
  const stale = rows.filter(({ secret }) => !secretBox.isCurrent(secret));
  let unreadable = 0;
  for (const { userId, secret } of stale) {
    const plain = PLAIN.test(secret) ? secret : secretBox.open(secret, userId);
    if (plain === null) unreadable += 1;
    else
      await db.write((tx) =>
        tx
          .update(twoStepKeys)
          .set({ secret: secretBox.seal(plain, userId) })
          .where(and(eq(twoStepKeys.userId, userId), eq(twoStepKeys.secret, secret))),
      );
  }
  if (unreadable > 0) log.error({ unreadable }, 'second steps are sealed with a key that SECRETS_KEYS does not hold');
}
