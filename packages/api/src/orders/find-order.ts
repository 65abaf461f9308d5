import { AppError } from '@softbox/config/errors';
import { type Permission, roleMay } from '@softbox/config/roles';
import { orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Context, MemberContext } from '../context.ts';
import { holdsAccessKey } from './guest-access.ts';
import type { Order } from './view-order.ts';

/**
 * An order for its user, a guest with its secret, or staff with the permission that the act names; null where nobody but
 * the buyer may. To everybody else it does not exist, so that an answer never tells whether an id does.
 */
export async function findOrder(
  ctx: Context,
  { orderId, key }: { orderId: string; key?: string | undefined },
  permission: Permission | null,
): Promise<Order> {
  const { actor } = ctx;
  if (actor.kind === 'user' && actor.mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED');
  const [order] = await ctx.db.read.select().from(orders).where(eq(orders.id, orderId));
  const isTheirs = order && actor.kind === 'user' && order.userId === actor.userId;
  const isGranted = permission !== null && mayAct(ctx, permission);
  if (order && (isTheirs || isGranted || (await holdsAccessKey(ctx, { orderId, key })))) return order;
  throw new AppError(order && mayAct(ctx, 'orders.read') ? 'FORBIDDEN' : 'ORDER_NOT_FOUND');
}

/** Whether the studio is asking, with the permission for it. */
export const mayAct = (ctx: Context, permission: Permission): ctx is MemberContext =>
  ctx.actor.kind === 'user' && roleMay(ctx.actor.role, permission);
