import { newId, paymentLedger } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import type { Settling } from './attempt.ts';
import { bookRefund } from './book-refund.ts';
import { endReview } from './payment-status.ts';
import type { Dispute } from './provider.ts';
import { putUnderReview, tellStudio } from './put-under-review.ts';
import { returnRefund } from './return-refund.ts';

/**
 * Books how far a dispute has come. While it is open the order is under review and nothing is given back beside it. Won,
 * it leaves the order as it was; what a lost one takes is booked as the refund that it is, and an appeal may bring it back.
 */
export async function bookDispute(settling: Settling, dispute: Dispute): Promise<void> {
  const { disputeId, transactionId, status, amount } = dispute;
  const detail = { transactionId, dispute: disputeId };
  const isNew = await bookOnce(settling, 'dispute', dispute);
  if (isNew && status !== 'won') await putUnderReview(settling, 'disputed', detail);
  if (status === 'open') return;
  if (await bookOnce(settling, `dispute_${status}`, dispute)) await tellStudio(settling, status, detail);
  if (amount) {
    // Not more than is left of it: what went back before is taken once more, but not out of this payment.
    const minor = Math.min(amount.minor, await leftOf(settling));
    const taken = { refundId: disputeId, merchantRefundRef: null, transactionId, at: settling.now };
    const entry = { ...taken, amount: { ...amount, minor } };
    if (status === 'won') await returnRefund(settling, { ...entry, status: 'failed' });
    else if (minor > 0) await bookRefund(settling, { ...entry, status: 'succeeded' }, { tellsBuyer: false });
  }
  await endReview(settling);
}

async function leftOf({ tx, attempt }: Settling): Promise<number> {
  const [left] = await tx
    .select({ minor: sql<number>`coalesce(sum(${paymentLedger.amountMinor}), 0)` })
    .from(paymentLedger)
    .where(eq(paymentLedger.attemptId, attempt.id));
  return left?.minor ?? 0;
}

/** A row of nothing, by which each step of a dispute happens once. Answers whether this is news. */
async function bookOnce(
  { tx, now, source, attempt }: Settling,
  kind: 'dispute' | 'dispute_won' | 'dispute_lost',
  { disputeId }: Dispute,
): Promise<boolean> {
  const booked = await tx
    .insert(paymentLedger)
    .values({
      id: newId('ledger'),
      orderId: attempt.orderId,
      attemptId: attempt.id,
      provider: attempt.provider,
      kind,
      providerTransactionId: disputeId,
      amountMinor: 0,
      currency: attempt.chargeCurrency,
      counts: false,
      source,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentLedger.id });
  return booked.length > 0;
}
