import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { authUsers } from './auth.ts';
import { moment } from './columns.ts';

/** Either userId or sessionId is set. Title, price and image are the specification's copy; prices shown come from the catalogue. */
export const cartItems = sqliteTable(
  'cart_items',
  {
    id: text().primaryKey(),
    userId: text().references(() => authUsers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the visitor's cart cookie. */
    sessionId: text(),
    templateId: integer().notNull(),
    templateTitle: text().notNull(),
    templatePrice: integer().notNull(),
    templateImage: text().notNull(),
    quantity: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('cart_items_user_template').on(table.userId, table.templateId),
    uniqueIndex('cart_items_session_template').on(table.sessionId, table.templateId),
  ],
);
