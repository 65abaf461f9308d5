import { paymentAttempts, paymentLedger, refunds } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { type Attempt, providerOf } from './attempt.ts';
import { bookRefund } from './book-refund.ts';
import { checkAttempt } from './check-attempt.ts';
import { isDisputed } from './pending-dispute.ts';
import type { Money } from './provider.ts';
import { reportFailedRefund, reportStuckRefund } from './report-failed-refund.ts';

type Refund = typeof refunds.$inferSelect;

/** A request that is older may have been made by somebody who died, or whose answer was lost. */
const FRESH_MS = 5 * 60_000;
/** How long a refund is tried before the studio hears that it does not go. */
const STUCK_AFTER_MS = 6 * 3_600_000;

/**
 * Job `refund.execute`: gives money back. The refund's reference is its key at the provider, so a repeat is no second one;
 * but providers forget their keys, some after a day. Whatever may have been made before is looked for first.
 */
export async function executeRefund(services: Services, { refundId }: { refundId: string }): Promise<void> {
  const refund = await read(services, refundId);
  if (refund?.status !== 'requested') return;
  const [attempt] = await services.db.read
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, refund.attemptId));
  if (!attempt) throw new Error(`refund ${refundId} has no attempt`);
  const provider = providerOf(services, attempt);
  // Its keys were taken away: with them back it goes on.
  if (!provider) return retry(services, refund, 'NO_PROVIDER');
  if (refund.tries > 0 || services.clock.now().getTime() - refund.createdAt.getTime() > FRESH_MS) {
    const { known } = await checkAttempt(services, attempt, { source: 'refund' });
    if (!known) return retry(services, refund, 'NOT_FOUND_OUT');
    if ((await read(services, refundId))?.status !== 'requested') return;
  }
  if (await isDisputed(services.db.read, { attemptId: attempt.id })) return fail(services, refund, 'DISPUTED');
  const amount = { minor: refund.amountMinor, currency: refund.currency };
  const outcome = await provider.refund({
    transactionId: refund.providerTransactionId,
    providerRef: attempt.providerRef ?? attempt.merchantRef,
    merchantRef: attempt.merchantRef,
    refundRef: refund.merchantRefundRef,
    requestedAt: refund.createdAt,
    amount,
    charged: await chargedBy(services, attempt, refund),
    reason: refund.reason,
    idempotencyKey: refund.merchantRefundRef,
  });
  if (outcome.ok) {
    const { refundId: providerRefundId, status } = outcome.value;
    await book(services, attempt, refund, providerRefundId, status);
    return;
  }
  const { kind, code } = outcome;
  services.log.warn({ refund: refundId, provider: provider.name, kind, code }, 'refund not made');
  // Done before, or unknown: the provider's own list of refunds tells; after that the same request is asked again.
  if (kind === 'already_done' || kind === 'unknown' || kind === 'config') {
    await checkAttempt(services, attempt, { source: 'refund' });
    return retry(services, refund, code);
  }
  await fail(services, refund, code);
}

const read = async ({ db }: Services, refundId: string): Promise<Refund | undefined> =>
  (await db.read.select().from(refunds).where(eq(refunds.id, refundId)))[0];

/** What the transaction brought, which is not always what was asked for. */
async function chargedBy({ db }: Services, attempt: Attempt, refund: Refund): Promise<Money> {
  const [charge] = await db.read
    .select()
    .from(paymentLedger)
    .where(
      and(
        eq(paymentLedger.provider, attempt.provider),
        eq(paymentLedger.kind, 'charge'),
        eq(paymentLedger.providerTransactionId, refund.providerTransactionId),
      ),
    );
  if (!charge) throw new Error(`refund ${refund.id} has no charge`);
  return { minor: charge.amountMinor, currency: charge.currency };
}

const book = (
  services: Services,
  attempt: Attempt,
  refund: Refund,
  refundId: string,
  status: 'pending' | 'succeeded' | 'failed',
) =>
  services.db.write((tx) => {
    const now = services.clock.now();
    const entry = {
      refundId,
      merchantRefundRef: refund.merchantRefundRef,
      transactionId: refund.providerTransactionId,
      amount: { minor: refund.amountMinor, currency: refund.currency },
      status,
      at: now,
    };
    return bookRefund({ tx, now, source: 'refund', attempt }, entry);
  });

/** Throwing keeps the job for its next try. What stays undone for hours may need a hand: the studio is told. */
async function retry({ db, clock, log }: Services, { id }: Refund, code: string): Promise<void> {
  const now = clock.now();
  const waiting = await db.write(async (tx) => {
    const [refund] = await tx
      .update(refunds)
      .set({ tries: sql`${refunds.tries} + 1`, updatedAt: now })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'requested')))
      .returning();
    const isStuck = refund && now.getTime() - refund.createdAt.getTime() >= STUCK_AFTER_MS;
    if (isStuck) await reportStuckRefund(tx, refund, code, now);
    return refund && { isStuck };
  });
  // Found done meanwhile.
  if (!waiting) return;
  if (waiting.isStuck) log.error({ refund: id, code }, 'refund stuck: money that is not ours is still here');
  throw new Error(`refund ${id}: ${code}`);
}

const fail = ({ db, clock, log }: Services, refund: Refund, code: string) =>
  db.write(async (tx) => {
    const now = clock.now();
    const [failed] = await tx
      .update(refunds)
      .set({ status: 'failed', failureCode: code.slice(0, 100), updatedAt: now })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'requested')))
      .returning();
    if (!failed) return;
    log.error({ refund: refund.id, code }, 'refund failed: money that is not ours is still here');
    const { id: refundId, orderId, amountMinor: minor, currency } = refund;
    const amount = { minor, currency };
    await reportFailedRefund(tx, { orderId, refundId, amount, code, how: 'failed', actor: 'payment:refund', now });
  });
