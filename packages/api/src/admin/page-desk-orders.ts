import type { DeskOrders } from '@softbox/config/inputs/admin';
import { orders } from '@softbox/db';
import { desc, inArray } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { cursorOf } from '../keyset.ts';
import type { OrderPage } from '../orders/view.ts';
import { viewOrders } from '../orders/view-order.ts';
import { matchingOrders } from './matching-orders.ts';

/** A page of the orders that match, newest first, and where it goes on. */
export async function pageDeskOrders({ db, env }: MemberContext, input: DeskOrders): Promise<OrderPage> {
  // First which: a search looks through an index that holds nothing else, not through whole orders.
  const found = await db.read
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(matchingOrders(env.STUDIO_TIME_ZONE, input))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(input.limit + 1);
  const page = found.slice(0, input.limit);
  if (page.length === 0) return { orders: [], nextCursor: null };
  const rows = await db.read
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const last = page.at(-1);
  return {
    orders: await viewOrders(db.read, rows),
    nextCursor: last && found.length > page.length ? cursorOf(last) : null,
  };
}
