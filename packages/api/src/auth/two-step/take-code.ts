import { AppError } from '@softbox/config/errors';
import { type Tx, twoStepKeys } from '@softbox/db';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { stepOf } from './codes.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

type At = Pick<Context, 'clock' | 'secretBox'>;

interface Shown {
  userId: string;
  /** Six digits of the app, or a recovery code. */
  code: string;
  /** What the form calls it. */
  field: string;
}

/** Whoever knows the password can try codes: so many per person, from wherever. A right one forgives the wrong ones. */
export const limitCodes = ({ rateLimiter }: Pick<Context, 'rateLimiter'>, userId: string) => {
  rateLimiter.take('twoStepCode', userId);
  return () => rateLimiter.clear('twoStepCode', userId);
};

/** Takes a code, each at most once: the step moves on in one conditional update, a recovery code goes. */
export async function takeCode(tx: Tx, at: At, { userId, code, field }: Shown): Promise<void> {
  const digits = code.normalize('NFKC').replace(/\s/g, '');
  const isTaken = /^\d{6}$/.test(digits)
    ? await takeStep(tx, at, { userId, digits })
    : await takeRecoveryCode(tx, { userId, code });
  if (!isTaken) throw new AppError('VALIDATION', {}, { [field]: 'validation.codeWrong' });
}

async function takeStep(tx: Tx, { clock, secretBox }: At, { userId, digits }: { userId: string; digits: string }) {
  const [key] = await tx.select().from(twoStepKeys).where(eq(twoStepKeys.userId, userId));
  const secret = key ? secretBox.open(key.secret, userId) : null;
  const step = secret ? stepOf(secret, digits, clock.now()) : null;
  if (step === null) return false;
  const moved = await tx
    .update(twoStepKeys)
    .set({ lastStep: step })
    .where(and(eq(twoStepKeys.userId, userId), lt(twoStepKeys.lastStep, step)))
    .returning({ userId: twoStepKeys.userId });
  return moved.length > 0;
}
