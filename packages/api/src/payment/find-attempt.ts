import type { ProviderName } from '@softbox/config/countries';
import { paymentAttempts, paymentLedger, type ReadDb } from '@softbox/db';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Attempt, OPEN_STATUSES } from './attempt.ts';

const open = inArray(paymentAttempts.status, [...OPEN_STATUSES]);

export async function findOpenAttempt(db: ReadDb, orderId: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), open));
  return attempt;
}

/**
 * The attempt that a success page is about: named by our reference, which providers return as their `orderId`, or by the
 * order. Of several, the one that paid, then the open one, then the newest.
 */
export async function findAttempt(db: ReadDb, ref: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(or(eq(paymentAttempts.merchantRef, ref), eq(paymentAttempts.orderId, ref)))
    .orderBy(
      desc(eq(paymentAttempts.merchantRef, ref)),
      desc(eq(paymentAttempts.status, 'succeeded')),
      desc(open),
      desc(paymentAttempts.number),
    )
    .limit(1);
  return attempt;
}

interface ProviderNames {
  provider: ProviderName;
  merchantRef?: string | null | undefined;
  /** The session, or the transaction where a message names nothing else. */
  providerRef?: string | null | undefined;
}

/** The attempt that a provider's message is about. */
export async function findProviderAttempt(
  db: ReadDb,
  { provider, merchantRef, providerRef }: ProviderNames,
): Promise<Attempt | undefined> {
  const charged = db
    .select({ id: paymentLedger.attemptId })
    .from(paymentLedger)
    .where(and(eq(paymentLedger.provider, provider), eq(paymentLedger.providerTransactionId, providerRef ?? '')));
  const named = merchantRef
    ? eq(paymentAttempts.merchantRef, merchantRef)
    : or(eq(paymentAttempts.providerRef, providerRef ?? ''), sql`${paymentAttempts.id} in ${charged}`);
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), named))
    .limit(1);
  return attempt;
}
