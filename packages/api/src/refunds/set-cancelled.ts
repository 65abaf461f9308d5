import { AppError } from '@softbox/config/errors';
import { newId, orderEvents, orders, type Tx } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';
import type { Order } from '../payment/attempt.ts';

/** Only from the version that was looked at: work that began meanwhile changes what is due. */
export async function setCancelled(tx: Tx, { order, actor, now }: { order: Order; actor: string; now: Date }) {
  if (order.status === 'cancelled') return;
  const [changed] = await tx
    .update(orders)
    .set({ status: 'cancelled', version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning({ id: orders.id });
  if (!changed) throw new AppError('ORDER_CHANGED');
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: order.id,
    type: 'status_changed',
    actor,
    detail: { from: order.status, to: 'cancelled' },
    createdAt: now,
  });
}
