import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

/** What the studio has set instead of the product's defaults. Append-only: the newest version holds, the others say what held when. */
export const settings = sqliteTable(
  'settings',
  {
    id: text().primaryKey(),
    name: text({ enum: ['company'] }).notNull(),
    /** 1, 2, 3 … of its name. */
    version: integer().notNull(),
    value: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** `user:<id>` */
    actor: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('settings_version').on(table.name, table.version)],
);
