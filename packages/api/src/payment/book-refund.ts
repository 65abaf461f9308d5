import { COUNTRIES } from '@softbox/config/countries';
import { formatMinor, fromMinorUnits } from '@softbox/config/money';
import { newId, orderEvents, orders, paymentLedger, refunds } from '@softbox/db';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import type { Order, Settling } from './attempt.ts';
import type { Money, Snapshot } from './provider.ts';

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
  if (counts) await lowerOrder(settling, refund.amount.minor);
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
      amount: shown(order, amount),
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

/** An order under review stays there: a refund answers none of its questions. */
const lowerOrder = ({ tx, now, attempt }: Settling, amountMinor: number) =>
  tx
    .update(orders)
    .set({
      refundedMinor: sql`${orders.refundedMinor} + ${amountMinor}`,
      paymentStatus: sql`case when ${orders.paymentStatus} = 'review' then 'review'
        when ${orders.refundedMinor} + ${amountMinor} >= ${orders.paidMinor} then 'refunded' else 'partially_refunded' end`,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(eq(orders.id, attempt.orderId));

const shown = (order: Order, { minor, currency }: Money) =>
  currency === COUNTRIES[order.country].currency
    ? formatMinor(order.country, minor)
    : `${fromMinorUnits(currency, minor)} ${currency}`;
