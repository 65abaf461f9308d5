import type { ListOrders } from '@softbox/config/inputs/orders';
import { orders } from '@softbox/db';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberContext } from '../context.ts';
import { cursorOf } from '../keyset.ts';
import { mayAct } from './find-order.ts';
import { olderThan } from './order-cursor.ts';
import type { OrderPage } from './view.ts';
import { viewOrders } from './view-order.ts';

const DEFAULT_LIMIT = 200;

/** The studio's list of all orders, or a customer's of their own, newest first, and where it goes on. */
export async function pageOrders(ctx: MemberContext, input: z.infer<typeof ListOrders>): Promise<OrderPage> {
  const { limit = DEFAULT_LIMIT, cursor, status } = input;
  const isStudio: boolean = mayAct(ctx, 'orders.read');
  const rows = await ctx.db.read
    .select()
    .from(orders)
    .where(
      and(
        isStudio ? undefined : eq(orders.userId, ctx.actor.userId),
        status ? eq(orders.status, status) : undefined,
        cursor ? olderThan(cursor) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    orders: await viewOrders(ctx.db.read, page),
    nextCursor: last && rows.length > limit ? cursorOf(last) : null,
  };
}
