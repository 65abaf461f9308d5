import { formatCharge } from '@softbox/config/money';
import { newId, orderEvents, orders, paymentLedger, refunds } from '@softbox/db';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import type { Settling } from './attempt.ts';
import type { Snapshot } from './provider.ts';

export type RefundEntry = Snapshot['refunds'][number];

/** Books what the provider says about one refund: its money exactly once, and how far ours has come. */
export async function bookRefund(settling: Settling, refund: RefundEntry): Promise<void> {
  await followRequest(settling, refund);
  if (refund.status !== 'succeeded') return;
  const { tx, now, source, attempt } = settling;
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
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: attempt.orderId,
    type: 'refunded',
    actor: `payment:${source}`,
    detail: { refundId: refund.refundId, amount: refund.amount.minor, currency: refund.amount.currency },
    createdAt: now,
  });
  await mailBuyer(settling, refund);
}

async function mailBuyer({ tx, now, attempt }: Settling, { refundId, amount }: RefundEntry): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order) return;
  await enqueue(tx, {
    name: 'mail.send',
    payload: {
      mail: 'paymentRefunded',
      to: order.customerEmail,
      language: order.language,
      orderId: order.id,
      amount: formatCharge(order.country, amount.currency, amount.minor),
    },
    dedupeKey: `refunded:${attempt.provider}:${refundId}`,
    now,
  });
}

/** Our own request for this refund, where there is one; an end is never taken back. */
async function followRequest({ tx, now, source, attempt }: Settling, refund: RefundEntry): Promise<void> {
  if (!refund.merchantRefundRef) return;
  const [followed] = await tx
    .update(refunds)
    .set({ status: refund.status, providerRefundId: refund.refundId, updatedAt: now })
    .where(
      and(
        eq(refunds.merchantRefundRef, refund.merchantRefundRef),
        eq(refunds.attemptId, attempt.id),
        inArray(refunds.status, refund.status === 'pending' ? ['requested'] : ['requested', 'pending']),
      ),
    )
    .returning();
  if (followed?.status !== 'failed') return;
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: attempt.orderId,
    type: 'refund_failed',
    actor: `payment:${source}`,
    detail: { refundId: refund.refundId, amount: refund.amount.minor, currency: refund.amount.currency },
    createdAt: now,
  });
}

/**
 * The order counts in its own currency and the ledger in what was charged: as much of the order is refunded as of the
 * charge, which is the same number where the currencies are. An order under review stays there: a refund answers none of
 * its questions.
 */
const lowerOrder = ({ tx, now, attempt }: Settling, chargedMinor: number) => {
  const given = sql`(select -sum(l.amount_minor) from payment_ledger l
    where l.order_id = ${orders.id} and l.kind = 'refund' and l.counts)`;
  return tx
    .update(orders)
    .set({
      refundedMinor: sql`round(1.0 * ${orders.paidMinor} * ${given} / ${chargedMinor})`,
      paymentStatus: sql`case when ${orders.paymentStatus} = 'review' then 'review'
        when ${given} >= ${chargedMinor} then 'refunded' else 'partially_refunded' end`,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(eq(orders.id, attempt.orderId));
};
