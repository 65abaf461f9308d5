import { orders } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import type { Settling } from './attempt.ts';
import { GIVEN, STATUS_BY_LEDGER } from './payment-status.ts';

/**
 * The order counts in its own currency and the ledger in what was charged: as much of the order is refunded as of the
 * charge, which is the same number where the currencies are.
 */
export const lowerOrder = ({ tx, now, attempt }: Settling, chargedMinor: number) =>
  tx
    .update(orders)
    .set({
      refundedMinor: sql`round(-1.0 * ${orders.paidMinor} * ${GIVEN} / ${chargedMinor})`,
      paymentStatus: STATUS_BY_LEDGER,
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(eq(orders.id, attempt.orderId));
