import { orders } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import type { Settling } from './attempt.ts';

/**
 * The order counts in its own currency and the ledger in what was charged: as much of the order is refunded as of the
 * charge, which is the same number where the currencies are. An order under review stays there: a refund answers none of
 * its questions.
 */
export const lowerOrder = ({ tx, now, attempt }: Settling, chargedMinor: number) => {
  const given = sql`(select -sum(l.amount_minor) from payment_ledger l
    where l.order_id = ${orders.id} and l.kind in ('refund', 'refund_returned') and l.counts)`;
  return tx
    .update(orders)
    .set({
      refundedMinor: sql`round(1.0 * ${orders.paidMinor} * ${given} / ${chargedMinor})`,
      paymentStatus: sql`case when ${orders.paymentStatus} = 'review' then 'review'
        when ${given} >= ${chargedMinor} then 'refunded'
        when ${given} > 0 then 'partially_refunded' else 'paid' end`,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(eq(orders.id, attempt.orderId));
};
