import { AppError } from '@softbox/config/errors';
import { authUsers, enquiries, orders, type ReadDb } from '@softbox/db';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { foldEmail } from '../auth/fold-email.ts';
import { foldForSearch } from '../fold-for-search.ts';
import type { Order } from '../orders/view-order.ts';

/** Whose data it is about, and who asks: the customers themselves, or the studio for them. */
export interface Asked {
  userId: string;
  by: 'self' | 'studio';
}

export interface Person {
  user: typeof authUsers.$inferSelect;
  orders: Order[];
  enquiries: (typeof enquiries.$inferSelect)[];
}

/**
 * Everything that hangs on a person. An address is not proven when somebody registers: what was only sent under it,
 * without signing in, is theirs once the studio says that they are who they say.
 */
export async function findPerson(db: Pick<ReadDb, 'select'>, { userId, by }: Asked): Promise<Person> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  if (!user) throw new AppError('NOT_FOUND');
  const own = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt));
  if (by === 'self') return { user, orders: own, enquiries: [] };
  // On a line of its own in what an order is found by, which an index holds.
  const line = `\n${foldForSearch(user.email)}\n`;
  const asGuest = await db
    .select()
    .from(orders)
    .where(and(isNull(orders.userId), sql`instr(${orders.searchText}, ${line}) > 0`))
    .orderBy(asc(orders.createdAt));
  const sent = await db
    .select()
    .from(enquiries)
    // Valid addresses are ASCII, so SQL's lower() folds the stored one.
    .where(eq(sql`lower(${enquiries.email})`, user.emailFolded))
    .orderBy(asc(enquiries.createdAt));
  // What looks like an address may also stand in another field.
  const theirs = asGuest.filter(({ customerEmail }) => foldEmail(customerEmail) === user.emailFolded);
  return { user, orders: [...own, ...theirs], enquiries: sent };
}
