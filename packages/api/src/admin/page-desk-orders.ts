import type { DeskOrders } from '@softbox/config/inputs/admin';
import { orders, type ReadDb } from '@softbox/db';
import { inArray } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { pageOf } from '../keyset.ts';
import type { OrderPage } from '../orders/view.ts';
import { type Order, viewOrders } from '../orders/view-order.ts';
import { findOrders } from './matching-orders.ts';

/** A page of the orders that match, newest first, and where it goes on. */
export async function pageDeskOrders({ db, env }: MemberContext, input: DeskOrders): Promise<OrderPage> {
  const { limit, cursor, ...filters } = input;
  const found = await findOrders(db.read, { zone: env.STUDIO_TIME_ZONE, filters, cursor, limit: limit + 1 });
  const { rows, nextCursor } = pageOf(found, limit);
  return { orders: await viewOrders(db.read, await readOrders(db.read, rows)), nextCursor };
}

/** Whole orders, as they were found one after the other. */
export async function readOrders(read: ReadDb, found: readonly { id: string }[]): Promise<Order[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await read.select().from(orders).where(inArray(orders.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
