import type { OrderFilters } from '@softbox/config/inputs/admin';
import { addDays, startOfDay } from '@softbox/config/studio-time';
import { orderLines, orders } from '@softbox/db';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { foldForSearch } from '../fold-for-search.ts';
import { olderThan } from '../orders/order-cursor.ts';

/** The orders that the desk asks for, further on from a cursor. Days begin when the studio's do. */
export function matchingOrders(
  zone: string,
  {
    search,
    status,
    payment,
    country,
    provider,
    item,
    member,
    from,
    to,
    cursor,
  }: OrderFilters & { cursor?: string | undefined },
): SQL | undefined {
  return and(
    search ? sql`instr(${orders.searchText}, ${foldForSearch(search)}) > 0` : undefined,
    status ? eq(orders.status, status) : undefined,
    payment ? eq(orders.paymentStatus, payment) : undefined,
    country ? eq(orders.country, country) : undefined,
    provider ? eq(orders.paymentMethod, provider) : undefined,
    // The lines of one thing first: asked order by order, they would be looked through once for each of them.
    item
      ? sql`${orders.id} in (select ${orderLines.orderId} from ${orderLines} where ${orderLines.itemKey} = ${item})`
      : undefined,
    member ? eq(orders.userId, member) : undefined,
    from ? gte(orders.createdAt, startOfDay(zone, from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(zone, addDays(to, 1))) : undefined,
    cursor ? olderThan(cursor) : undefined,
  );
}
