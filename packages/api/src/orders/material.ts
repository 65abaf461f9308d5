import { AppError } from '@softbox/config/errors';
import { newId, orderEvents, orders, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { recordChange } from '../audit.ts';
import type { Context } from '../context.ts';
import { mayAct } from './find-order.ts';
import type { Order } from './view-order.ts';

export interface OfOrder {
  orderId: string;
  key?: string | undefined;
}

/**
 * Material may be changed until the studio works with it; the studio itself may always add to it. Asked inside the
 * transaction that changes it: the studio may have begun a moment ago.
 */
export async function openMaterial(tx: Tx, ctx: Context, orderId: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  if (order.status === 'cancelled') throw new AppError('FORBIDDEN');
  if (order.workStartedAt && !mayAct(ctx, 'orders.write')) throw new AppError('WORK_STARTED');
  return order;
}

/** A change of material, with what it was before where that would be lost. What the studio does to a buyer's is audited. */
export async function recordMaterial(
  tx: Tx,
  ctx: Context,
  event: { orderId: string; type: 'brief_changed' | 'file_added' | 'file_removed'; detail: Record<string, string> },
): Promise<void> {
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    ...event,
    actor: ctx.actor.kind === 'user' ? `user:${ctx.actor.userId}` : 'guest',
    createdAt: ctx.clock.now(),
  });
  if (mayAct(ctx, 'orders.write')) await recordChange(tx, ctx, { kind: `orders.${event.type}`, target: event.orderId });
}
