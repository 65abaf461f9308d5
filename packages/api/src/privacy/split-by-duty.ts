import { paymentLedger, type ReadDb } from '@softbox/db';
import { inArray } from 'drizzle-orm';
import type { Order } from '../orders/view-order.ts';

/** Orders for which money moved stand in our books, which the law makes us keep; of the others nothing is owed to anybody. */
export async function splitByDuty(db: Pick<ReadDb, 'select'>, orders: readonly Order[]) {
  const booked = await db
    .select({ orderId: paymentLedger.orderId })
    .from(paymentLedger)
    .where(
      inArray(
        paymentLedger.orderId,
        orders.map(({ id }) => id),
      ),
    );
  const ids = new Set(booked.map(({ orderId }) => orderId));
  // Completed without a payment of ours: the studio was paid by other means.
  const isKept = ({ id, status }: Order) => ids.has(id) || status === 'completed';
  return { kept: orders.filter(isKept), dropped: orders.filter((order) => !isKept(order)) };
}
