import { type Database, orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { searchTextOf } from './search-text.ts';

const AT_ONCE = 500;

/** At start: writes what orders are found by where a migration has left that open, because SQL cannot fold as we do. */
export async function foldOrders({ read, write }: Database): Promise<void> {
  const unfolded = eq(orders.searchText, '');
  for (;;) {
    const rows = await read.select().from(orders).where(unfolded).limit(AT_ONCE);
    if (rows.length === 0) return;
    await write(async (tx) => {
      for (const order of rows)
        await tx
          .update(orders)
          .set({ searchText: searchTextOf(order) })
          .where(eq(orders.id, order.id));
    });
  }
}
