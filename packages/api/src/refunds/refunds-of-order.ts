import type { Context } from '../context.ts';
import { findOrder, isAdministrator } from '../orders/find-order.ts';
import type { OrderRefunds } from './view.ts';
import { viewRefunds } from './view-refunds.ts';

/** For whoever may see the order. */
export async function refundsOfOrder(
  ctx: Context,
  input: { orderId: string; key?: string | undefined },
): Promise<OrderRefunds> {
  const { id } = await findOrder(ctx, input);
  return viewRefunds(ctx, { orderId: id, isStudio: isAdministrator(ctx), now: ctx.clock.now() });
}
