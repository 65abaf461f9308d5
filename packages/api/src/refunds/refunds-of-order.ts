import type { Context } from '../context.ts';
import { findOrder, mayAct } from '../orders/find-order.ts';
import type { OrderRefunds } from './view.ts';
import { viewRefunds } from './view-refunds.ts';

/** For whoever may see the order. */
export async function refundsOfOrder(
  ctx: Context,
  input: { orderId: string; key?: string | undefined },
): Promise<OrderRefunds> {
  const { id } = await findOrder(ctx, input, 'orders.read');
  return viewRefunds(ctx, { orderId: id, isStudio: mayAct(ctx, 'orders.read'), now: ctx.clock.now() });
}
