import { AppError } from '@softbox/config/errors';
import type { ListOrders } from '@softbox/config/inputs/orders';
import { apiPaths } from '@softbox/config/paths';
import { orders } from '@softbox/db';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberContext } from '../context.ts';
import { isAdministrator } from './find-order.ts';
import type { OrderView } from './view.ts';
import { type Order, viewOrders } from './view-order.ts';

const DEFAULT_LIMIT = 200;

const cursorAfter = ({ createdAt, id }: Order) => Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

function olderThan(cursor: string) {
  const [, time = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time) throw new AppError('VALIDATION', {}, { cursor: 'validation.invalid' });
  const createdAt = new Date(Number(time));
  return or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id)));
}

/** The administrator's list of all orders, or a customer's of their own, newest first. More of them: the Link header. */
export async function listOrders(ctx: MemberContext, input: z.infer<typeof ListOrders>): Promise<OrderView[]> {
  const { limit = DEFAULT_LIMIT, cursor, status } = input;
  const rows = await ctx.db.read
    .select()
    .from(orders)
    .where(
      and(
        isAdministrator(ctx) ? undefined : eq(orders.userId, ctx.actor.userId),
        status ? eq(orders.status, status) : undefined,
        cursor ? olderThan(cursor) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last && rows.length > limit) {
    const query = new URLSearchParams({
      limit: String(limit),
      ...(status ? { status } : {}),
      cursor: cursorAfter(last),
    });
    ctx.responseHeaders.append('link', `<${ctx.env.PUBLIC_ORIGIN}${apiPaths.rest}/orders?${query}>; rel="next"`);
  }
  return viewOrders(ctx.db.read, page);
}
