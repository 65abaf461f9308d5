import { newId, orderEvents, orders } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import type { Settling } from './attempt.ts';

/** What is in question: money that is not what was asked for, or a dispute and how it ended. */
type Question = 'amount' | 'disputed' | 'won' | 'lost';
type Detail = Record<string, string | number>;

const EVENTS = {
  amount: 'payment_review',
  disputed: 'payment_review',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const satisfies Record<Question, string>;

/** Somebody must look at an order's money: the order says so until the question is answered. */
export async function putUnderReview(settling: Settling, why: 'amount' | 'disputed', detail: Detail): Promise<void> {
  const { tx, now, attempt } = settling;
  await tx
    .update(orders)
    .set({ paymentStatus: 'review', version: sql`${orders.version} + 1`, updatedAt: now })
    .where(eq(orders.id, attempt.orderId));
  await tellStudio(settling, why, detail);
}

/** In the order's history, and by mail: a dispute is lost where nobody answers it in time. */
export async function tellStudio({ tx, now, source, attempt }: Settling, why: Question, detail: Detail): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order) throw new Error(`attempt ${attempt.id} has no order`);
  const { provider } = attempt;
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: order.id,
    type: EVENTS[why],
    actor: `payment:${source}`,
    detail: { provider, ...detail },
    createdAt: now,
  });
  const about = { about: order.id, summary: order.packageName, provider, why };
  await enqueue(tx, { name: 'mail.send', payload: { mail: 'studioPaymentReview', ...about }, now });
}
