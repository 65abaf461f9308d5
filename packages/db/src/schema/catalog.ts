import { CATEGORIES } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export interface TemplateText {
  title: string;
  type: string;
  description: string;
}

export const templates = sqliteTable(
  'templates',
  {
    id: integer().primaryKey(),
    category: text({ enum: CATEGORIES }).notNull(),
    /** Whole US dollars. */
    basePrice: integer().notNull(),
    /** Site path of the picture. */
    image: text().notNull(),
    texts: text({ mode: 'json' }).$type<Record<Language, TemplateText>>().notNull(),
    position: integer().notNull(),
    active: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (table) => [index('templates_position').on(table.active, table.position)],
);

/** Version numbers by which cached answers and pages are keyed; raised in the transaction of the change. */
export const contentVersions = sqliteTable('content_versions', {
  name: text().primaryKey(),
  version: integer().notNull(),
});
