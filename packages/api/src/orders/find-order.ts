import { AppError } from '@softbox/config/errors';
import { orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { holdsAccessKey } from './guest-access.ts';
import type { Order } from './view-order.ts';

/**
 * An order for somebody who may see it: the administrator, its user, or a guest with its secret. To everybody else it
 * does not exist, so that an answer never tells whether an id does.
 */
export async function findOrder(
  ctx: Context,
  { orderId, key }: { orderId: string; key?: string | undefined },
): Promise<Order> {
  const { actor } = ctx;
  if (actor.kind === 'user' && actor.mustChangePassword) throw new AppError('PASSWORD_CHANGE_REQUIRED');
  const [order] = await ctx.db.read.select().from(orders).where(eq(orders.id, orderId));
  const isTheirs = order && actor.kind === 'user' && order.userId === actor.userId;
  if (order && (isTheirs || isAdministrator(ctx) || (await holdsAccessKey(ctx, { orderId, key })))) return order;
  throw new AppError('ORDER_NOT_FOUND');
}

export const isAdministrator = ({ actor }: Pick<Context, 'actor'>) =>
  actor.kind === 'user' && actor.role === 'administrator';
