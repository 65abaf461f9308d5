import { formatCharge } from '@softbox/config/money';
import { newId, orderEvents, orders, type refunds, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import type { Money } from './provider.ts';

interface Failed {
  orderId: string;
  refundId: string;
  amount: Money;
  /** The provider's word for it, where it has one. */
  code?: string;
  /** It came to nothing, or was done and has come back. */
  how: 'failed' | 'returned';
  actor: string;
  now: Date;
}

/** A customer still waits for their money, and only somebody can say how they get it: the history and the studio are told. */
export async function reportFailedRefund(tx: Tx, { orderId, refundId, amount, code = '', how, actor, now }: Failed) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`refund ${refundId} has no order`);
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId,
    type: 'refund_failed',
    actor,
    detail: { refundId, amount: amount.minor, currency: amount.currency, ...(code ? { code } : {}) },
    createdAt: now,
  });
  await tellStudio(tx, { order, amount, code, how, now });
}

/** It is still being tried, and nothing comes of it: the studio is told once, and nothing has happened that history tells. */
export async function reportStuckRefund(
  tx: Tx,
  { id, orderId, amountMinor, currency }: typeof refunds.$inferSelect,
  code: string,
  now: Date,
) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`refund ${id} has no order`);
  const dedupeKey = `refundStuck:${id}`;
  await tellStudio(tx, { order, amount: { minor: amountMinor, currency }, code, how: 'stuck', dedupeKey, now });
}

interface Told {
  order: typeof orders.$inferSelect;
  amount: Money;
  code: string;
  how: Failed['how'] | 'stuck';
  dedupeKey?: string;
  now: Date;
}

const tellStudio = (tx: Tx, { order, amount, code, how, dedupeKey, now }: Told) =>
  enqueue(tx, {
    name: 'mail.send',
    payload: {
      mail: 'studioRefundFailed',
      about: order.id,
      summary: order.packageName,
      amount: formatCharge(order.country, amount.currency, amount.minor),
      code: code.slice(0, 100),
      how,
    },
    ...(dedupeKey ? { dedupeKey } : {}),
    now,
  });
