import { isPayable } from '@softbox/config/orders';
import { newId, orderEvents, orders, paymentLedger, refunds } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import { markPaid } from '../orders/mark-paid.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import { type Attempt, isOpen, type Order, type Settling } from './attempt.ts';
import type { Snapshot } from './provider.ts';
import { putUnderReview } from './put-under-review.ts';

type Charge = Snapshot['charges'][number];
type Verdict = 'pays' | 'review' | 'late_payment' | 'second_payment';

function judge(order: Order, attempt: Attempt, { amount }: Charge): Verdict {
  if (order.paidMinor > 0) return 'second_payment';
  if (order.status === 'cancelled') return 'late_payment';
  const asked = amount.minor === attempt.chargeMinor && amount.currency === attempt.chargeCurrency;
  return asked && isPayable(order) ? 'pays' : 'review';
}

/** Books money that came, exactly once: the ledger's unique row decides, however often and by whomever it is reported. */
export async function bookCharge(settling: Settling, charge: Charge): Promise<void> {
  const { tx, now, source, attempt } = settling;
  const { transactionId, amount } = charge;
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order) throw new Error(`attempt ${attempt.id} has no order`);
  const verdict = judge(order, attempt, charge);
  const [booked] = await tx
    .insert(paymentLedger)
    .values({
      id: newId('ledger'),
      orderId: order.id,
      attemptId: attempt.id,
      provider: attempt.provider,
      kind: 'charge',
      providerTransactionId: transactionId,
      amountMinor: amount.minor,
      currency: amount.currency,
      counts: verdict === 'pays',
      source,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!booked) return;
  if (verdict === 'pays') {
    const { provider } = attempt;
    const paid = await markPaid(tx, {
      orderId: order.id,
      transactionId,
      provider,
      // In the order's own currency: the charge is exactly what was agreed for it.
      amountMinor: order.totalMinor,
      now,
      source,
    });
    if (!paid) throw new Error(`order ${order.id} refused its payment`);
    await issueReceipt(tx, { kind: 'receipt', entry: booked, movedAt: charge.at });
  } else if (verdict === 'review')
    // Money that is not what was asked for never pays an order: somebody looks at it.
    await putUnderReview(settling, 'amount', {
      transactionId,
      asked: attempt.chargeMinor,
      askedCurrency: attempt.chargeCurrency,
      came: amount.minor,
      cameCurrency: amount.currency,
    });
  else await giveBack(settling, charge, verdict);
}

/** Money for an order that is given up or already paid goes back in full. */
async function giveBack(
  { tx, now, source, attempt }: Settling,
  { transactionId, amount }: Charge,
  reason: 'late_payment' | 'second_payment',
): Promise<void> {
  const id = newId('refund');
  const [refund] = await tx
    .insert(refunds)
    .values({
      id,
      orderId: attempt.orderId,
      attemptId: attempt.id,
      providerTransactionId: transactionId,
      merchantRefundRef: id.replaceAll(/[^A-Za-z0-9]/g, ''),
      amountMinor: amount.minor,
      currency: amount.currency,
      reason,
      status: 'requested',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!refund) return;
  // It was the order's only open attempt: nothing of it is being checked any more.
  if (isOpen(attempt))
    await tx
      .update(orders)
      .set({ paymentStatus: 'unpaid', version: sql`${orders.version} + 1`, updatedAt: now })
      .where(and(eq(orders.id, attempt.orderId), eq(orders.paymentStatus, 'processing')));
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: attempt.orderId,
    type: 'refund_started',
    actor: `payment:${source}`,
    detail: { reason, transactionId, amount: amount.minor, currency: amount.currency },
    createdAt: now,
  });
  await enqueue(tx, { name: 'refund.execute', payload: { refundId: id }, dedupeKey: id, now });
}
