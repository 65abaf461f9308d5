import type { ProviderName } from '@softbox/config/countries';
import { STATUS_WHEN_PAID } from '@softbox/config/orders';
import { REFUND_POLICY } from '@softbox/config/refunds';
import { newId, orderEvents, orders, type Tx } from '@softbox/db';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { mailOrder } from './mail-order.ts';

interface Paid {
  orderId: string;
  transactionId: string;
  provider: ProviderName;
  amountMinor: number;
  /** Who told us that the money is there. */
  source: string;
  now: Date;
}

/**
 * Money turns an order. Called by payment/settle only, with money that is proven and is the right amount. A status that
 * the studio has set by hand stays. False where the order is given up, paid already or under review.
 */
export async function markPaid(tx: Tx, paid: Paid): Promise<boolean> {
  const { orderId, transactionId, provider, amountMinor, source, now } = paid;
  const [order] = await tx
    .update(orders)
    .set({
      status: sql`case when ${orders.status} = 'pending' then ${STATUS_WHEN_PAID} else ${orders.status} end`,
      paymentStatus: 'paid',
      paymentMethod: provider,
      paidMinor: amountMinor,
      paidAt: now,
      refundPolicy: REFUND_POLICY,
      transactionId,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(orders.id, orderId),
        ne(orders.status, 'cancelled'),
        inArray(orders.paymentStatus, ['unpaid', 'processing']),
      ),
    )
    .returning();
  if (!order) return false;
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId,
    type: 'paid',
    actor: `payment:${source}`,
    detail: { transactionId, provider, amountMinor, currency: order.currency, status: order.status },
    createdAt: now,
  });
  await mailOrder(tx, { mail: 'orderPaid', order, now });
  return true;
}
