import type { OrderFilters } from '@softbox/config/inputs/admin';
import { addDays, startOfDay } from '@softbox/config/studio-time';
import { orders, type ReadDb } from '@softbox/db';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { readCursor } from '../keyset.ts';
import { olderThan } from '../orders/order-cursor.ts';
import { readSearch } from '../search-words.ts';

interface Wanted {
  zone: string;
  filters: OrderFilters;
  cursor?: string | undefined;
  limit: number;
}

interface Found {
  id: string;
  createdAt: Date;
}

/** What is in more orders than this tells too little apart: the other filters lead, and each order is looked through. */
const COMMON = 2000;
const DAY = 86_400_000;

/**
 * Which orders the desk asks for, newest first, further on from a cursor. Days begin when the studio's do. What is looked
 * for, or else the thing that was ordered, leads along an index of its own that is read newest first (migration 0010).
 */
export async function findOrders(read: ReadDb, wanted: Wanted): Promise<Found[]> {
  const { zone, filters, cursor, limit } = wanted;
  const { status, payment, country, provider, item, member, from, to } = filters;
  const search = readSearch(filters.search);
  const begin = from && startOfDay(zone, from);
  const end = to && startOfDay(zone, addDays(to, 1));
  const isNarrow = [status, payment, country, provider, member, item].some(Boolean);
  const matching = and(
    search ? sql`instr(${orders.searchText}, ${search.folded}) > 0` : undefined,
    status ? eq(orders.status, status) : undefined,
    payment ? eq(orders.paymentStatus, payment) : undefined,
    country ? eq(orders.country, country) : undefined,
    provider ? eq(orders.paymentMethod, provider) : undefined,
    member ? eq(orders.userId, member) : undefined,
    begin ? gte(orders.createdAt, begin) : undefined,
    end ? lt(orders.createdAt, end) : undefined,
  );
  const within = (place: SQL) =>
    and(
      begin ? sql`${place} >= ${begin.getTime()}` : undefined,
      // Places are a little later than moments where many orders come at once.
      end ? sql`${place} < ${end.getTime() + DAY}` : undefined,
      cursor ? sql`${place} < ${placeOf(cursor)}` : undefined,
    );
  const byPlace = async (index: SQL, place: SQL, condition: SQL): Promise<Found[]> => {
    const rows = await read.all<{ id: string; createdAt: number }>(sql`
      select ${orders.id} as id, ${orders.createdAt} as "createdAt"
      from ${index} cross join order_places on order_places.place = ${place}
      cross join ${orders} on ${orders.id} = order_places.order_id
      where ${and(condition, within(place), matching)} order by ${place} desc limit ${limit}`);
    return rows.map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
  };

  if (search && !(isNarrow && (await isCommon(read, search.pieces)))) {
    const place = sql`order_words.rowid`;
    const holds = item && sql`exists (select 1 from item_places i where i.item_key = ${item} and i.place = ${place})`;
    return byPlace(
      sql`order_words`,
      place,
      sql`order_words match ${search.pieces}${holds ? sql` and ${holds}` : sql``}`,
    );
  }
  if (item) return byPlace(sql`item_places`, sql`item_places.place`, sql`item_places.item_key = ${item}`);
  return read
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(matching, cursor ? olderThan(cursor) : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

function placeOf(cursor: string): SQL {
  const { id, createdAt } = readCursor(cursor);
  return sql`coalesce((select p.place from order_places p where p.order_id = ${id}), ${createdAt.getTime()})`;
}

async function isCommon(read: ReadDb, pieces: string): Promise<boolean> {
  const [row] = await read.all<{ count: number }>(sql`
    select count(*) as count from (select rowid from order_words where order_words match ${pieces} limit ${COMMON})`);
  return row?.count === COMMON;
}
