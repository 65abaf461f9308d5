import { AppError } from '@softbox/config/errors';
import { newId, orderEvents, type Tx } from '@softbox/db';
import type { Context } from '../context.ts';
import { isAdministrator } from './find-order.ts';
import type { Order } from './view-order.ts';

export interface OfOrder {
  orderId: string;
  key?: string | undefined;
}

/** Material may be changed until the studio works with it; the studio itself may always add to it. */
export function refuseAfterStart(ctx: Context, order: Pick<Order, 'status' | 'workStartedAt'>): void {
  if (order.status === 'cancelled') throw new AppError('FORBIDDEN');
  if (order.workStartedAt && !isAdministrator(ctx)) throw new AppError('WORK_STARTED');
}

/** A change of material, with what it was before where that would be lost. */
export const recordMaterial = (
  tx: Tx,
  ctx: Context,
  event: { orderId: string; type: 'brief_changed' | 'file_added' | 'file_removed'; detail: Record<string, string> },
) =>
  tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    ...event,
    actor: ctx.actor.kind === 'user' ? `user:${ctx.actor.userId}` : 'guest',
    createdAt: ctx.clock.now(),
  });
