import { AppError } from '@softbox/config/errors';
import type { OrderStatus } from '@softbox/config/orders';
import { cancellationRequests, newId, orderEvents, orders, type Tx } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';
import { inviteReview } from './invite-review.ts';
import type { Order } from './view-order.ts';

interface Moving {
  before: Order;
  status: OrderStatus;
  reason?: string | undefined;
  actor: string;
  now: Date;
}

/**
 * Moves an order by somebody's hand, and only from the version that was looked at: work that began meanwhile changes what
 * is due. Money is never touched, paid and produced are two things. Cancelled, it is what a customer may have asked for.
 */
export async function moveOrder(tx: Tx, { before, status, reason, actor, now }: Moving): Promise<Order> {
  if (status === before.status) return before;
  const [changed] = await tx
    .update(orders)
    .set({
      status,
      ...(status === 'in_progress' && !before.workStartedAt
        ? { workStartedAt: now, productionStage: 'in_production' as const }
        : {}),
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(orders.id, before.id), eq(orders.version, before.version)))
    .returning();
  if (!changed) throw new AppError('ORDER_CHANGED');
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: before.id,
    type: 'status_changed',
    actor,
    detail: { from: before.status, to: status, ...(reason ? { note: reason } : {}) },
    createdAt: now,
  });
  if (status === 'completed') await inviteReview(tx, changed, { now });
  if (status === 'cancelled')
    await tx
      .update(cancellationRequests)
      .set({ status: 'granted', decidedAt: now })
      .where(and(eq(cancellationRequests.orderId, before.id), eq(cancellationRequests.status, 'open')));
  return changed;
}
