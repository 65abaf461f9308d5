import type { ProviderName } from '@softbox/config/countries';
import { formatCharge, formatMinor } from '@softbox/config/money';
import { isPayable } from '@softbox/config/orders';
import { orders, paymentAttempts, paymentLedger, type ReadDb } from '@softbox/db';
import { and, desc, eq } from 'drizzle-orm';

/** What mails tell of an order. */
export interface OrderFacts {
  item: string;
  /** As it was charged, where that was in another currency. */
  total: string;
  provider: ProviderName | null;
}

export async function orderFacts(db: ReadDb, orderId: string): Promise<OrderFacts> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`there is no order ${orderId}`);
  const { country, currency, totalMinor, packageName, paymentMethod } = order;
  const [charge] = await db
    .select()
    .from(paymentLedger)
    .where(and(eq(paymentLedger.orderId, orderId), eq(paymentLedger.kind, 'charge'), eq(paymentLedger.counts, true)));
  const total = formatMinor(country, totalMinor);
  const abroad = charge && charge.currency !== currency ? charge : null;
  return {
    item: packageName,
    total: abroad ? `${formatCharge(country, abroad.currency, abroad.amountMinor)} (${total})` : total,
    provider: order.paidAt ? paymentMethod : null,
  };
}

/** A failed payment is worth a mail while its order waits and nothing was tried since. */
export async function isWorthTelling(db: ReadDb, { orderId, attemptId }: { orderId: string; attemptId: string }) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order !== undefined && isPayable(order) && (await newestAttempt(db, orderId))?.id === attemptId;
}

const newestAttempt = async (db: ReadDb, orderId: string) =>
  (
    await db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(desc(paymentAttempts.number))
      .limit(1)
  )[0];
