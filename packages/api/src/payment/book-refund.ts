import { formatCharge } from '@softbox/config/money';
import { newId, orderEvents, orders, paymentLedger, refunds } from '@softbox/db';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import type { Settling } from './attempt.ts';
import { lowerOrder } from './lower-order.ts';
import { endReview } from './payment-status.ts';
import type { Snapshot } from './provider.ts';
import { reportFailedRefund } from './report-failed-refund.ts';
import { returnRefund } from './return-refund.ts';

export type RefundEntry = Snapshot['refunds'][number];

/**
 * Books what the provider says about one refund: its money exactly once, and how far ours has come. `tellsBuyer`: with a
 * mail; whoever got the money from their bank has heard of it there.
 */
export async function bookRefund(
  settling: Settling,
  refund: RefundEntry,
  { tellsBuyer = true }: { tellsBuyer?: boolean } = {},
): Promise<void> {
  const { tx, now, source, attempt } = settling;
  const isNews = await followRequest(settling, refund);
  if (refund.status === 'failed') {
    // One that somebody made at the provider has no request of ours, and can come back all the same.
    const isReturned = await returnRefund(settling, refund);
    const { refundId, amount } = refund;
    const how = isReturned ? 'returned' : 'failed';
    const about = { orderId: attempt.orderId, refundId, amount, how, actor: `payment:${source}`, now } as const;
    if (isNews || isReturned) await reportFailedRefund(tx, about);
  }
  if (refund.status !== 'succeeded') return;
  const [charge] = await tx
    .select()
    .from(paymentLedger)
    .where(
      and(
        eq(paymentLedger.provider, attempt.provider),
        eq(paymentLedger.kind, 'charge'),
        eq(paymentLedger.providerTransactionId, refund.transactionId),
      ),
    );
  const counts = charge?.counts ?? false;
  const [booked] = await tx
    .insert(paymentLedger)
    .values({
      id: newId('ledger'),
      orderId: attempt.orderId,
      attemptId: attempt.id,
      provider: attempt.provider,
      kind: 'refund',
      providerTransactionId: refund.refundId,
      amountMinor: -refund.amount.minor,
      currency: refund.amount.currency,
      counts,
      source,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!booked) return;
  if (counts && charge) await lowerOrder(settling, charge.amountMinor);
  else await endReview(settling);
  // Money that paid nothing has no receipt that could be corrected.
  const receiptId = counts
    ? await issueReceipt(tx, { kind: 'credit_note', entry: booked, movedAt: refund.at })
    : undefined;
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: attempt.orderId,
    type: 'refunded',
    actor: `payment:${source}`,
    detail: { refundId: refund.refundId, amount: refund.amount.minor, currency: refund.amount.currency },
    createdAt: now,
  });
  if (tellsBuyer) await mailBuyer(settling, refund, receiptId);
}

async function mailBuyer(
  { tx, now, attempt }: Settling,
  { refundId, amount, merchantRefundRef }: RefundEntry,
  receiptId: string | undefined,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order) return;
  // One that somebody made at the provider has no request of ours that says why.
  const [request] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.merchantRefundRef, merchantRefundRef ?? ''), eq(refunds.attemptId, attempt.id)));
  await enqueue(tx, {
    name: 'mail.send',
    payload: {
      mail: 'paymentRefunded',
      to: order.customerEmail,
      language: order.language,
      orderId: order.id,
      amount: formatCharge(order.country, amount.currency, amount.minor),
      ...(receiptId ? { receiptId } : {}),
      ...(request ? { reason: request.reason } : {}),
    },
    dedupeKey: `refunded:${attempt.provider}:${refundId}`,
    now,
  });
}

/**
 * Before which states a refund's news counts: what is done may still come back, and what has failed be resolved by hand
 * at the provider. What has come back does not go a second time.
 */
const BEFORE = {
  pending: ['requested'],
  succeeded: ['requested', 'pending', 'failed'],
  failed: ['requested', 'pending', 'succeeded'],
} as const;

/** Our own request for this refund, where there is one; answers whether this is news to it. */
async function followRequest({ tx, now, attempt }: Settling, refund: RefundEntry): Promise<boolean> {
  if (!refund.merchantRefundRef) return false;
  const [followed] = await tx
    .update(refunds)
    .set({ status: refund.status, providerRefundId: refund.refundId, updatedAt: now })
    .where(
      and(
        eq(refunds.merchantRefundRef, refund.merchantRefundRef),
        eq(refunds.attemptId, attempt.id),
        inArray(refunds.status, [...BEFORE[refund.status]]),
        sql`not (${refunds.status} = 'failed' and exists (select 1 from payment_ledger l
          where l.provider = ${attempt.provider} and l.kind = 'refund_returned'
            and l.provider_transaction_id = ${refund.refundId}))`,
      ),
    )
    .returning();
  return followed !== undefined;
}
