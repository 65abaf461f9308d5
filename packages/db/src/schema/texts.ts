import type { Language } from '@softbox/config/languages';
import { SITE_PAGES } from '@softbox/config/site-texts';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { authUsers } from './auth.ts';
import { moment } from './columns.ts';

/** The studio's own words by language and message key; where there are none, the built-in ones are said. */
type Words = Partial<Record<Language, Record<string, string>>>;

/** A page whose words have been edited: what is being written, and which revision visitors read. */
export const siteTexts = sqliteTable('site_texts', {
  page: text({ enum: SITE_PAGES }).primaryKey(),
  /** Null where nothing waits to be published. */
  draft: text({ mode: 'json' }).$type<Words>(),
  /** Number of the revision that is shown; 0 for the built-in words. */
  revision: integer().notNull().default(0),
  /** Raised by every change: an edit based on an older version is refused. */
  version: integer().notNull().default(1),
  authorId: text().references(() => authUsers.id, { onDelete: 'set null' }),
  updatedAt: moment().notNull(),
});

/** What was published, whole. Append-only. */
export const siteTextRevisions = sqliteTable(
  'site_text_revisions',
  {
    id: text().primaryKey(),
    page: text({ enum: SITE_PAGES }).notNull(),
    number: integer().notNull(),
    words: text({ mode: 'json' }).$type<Words>().notNull(),
    /** The revision that this one brought back; 0 for the built-in words. */
    restored: integer(),
    authorId: text().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('site_text_revisions_number').on(table.page, table.number)],
);
