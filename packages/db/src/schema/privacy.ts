import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

/** Accounts that are no more: when and at whose wish, and nothing of whose they were. Append-only. */
export const erasures = sqliteTable('erasures', {
  id: text().primaryKey(),
  /** What the account was called in events that stay; it names nobody any more. */
  userId: text().notNull().unique(),
  /** `self`, or `user:<id>` of whoever did it for the studio. */
  actor: text().notNull(),
  /** Orders that the law makes us keep. */
  keptOrders: integer().notNull(),
  erasedAt: moment().notNull(),
});
