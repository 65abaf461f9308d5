import { type Database, newId, paymentLedger, refunds } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';

/** Decides a refund of what paid an order, as the desk would: `share` of the charge, or exactly `minor`. */
export const decideRefund = (
  db: Database,
  { orderId, share = 1, minor, now }: { orderId: string; share?: number; minor?: number; now: Date },
): Promise<string> =>
  db.write(async (tx) => {
    const [charge] = await tx
      .select()
      .from(paymentLedger)
      .where(and(eq(paymentLedger.orderId, orderId), eq(paymentLedger.kind, 'charge'), eq(paymentLedger.counts, true)));
    if (!charge) throw new Error(`order ${orderId} was not paid`);
    const id = newId('refund');
    await tx.insert(refunds).values({
      id,
      orderId,
      attemptId: charge.attemptId,
      providerTransactionId: charge.providerTransactionId,
      merchantRefundRef: id.replaceAll(/[^A-Za-z0-9]/g, ''),
      amountMinor: minor ?? Math.round(charge.amountMinor * share),
      currency: charge.currency,
      reason: 'policy',
      status: 'requested',
      createdAt: now,
      updatedAt: now,
    });
    await enqueue(tx, { name: 'refund.execute', payload: { refundId: id }, dedupeKey: id, now });
    return id;
  });
