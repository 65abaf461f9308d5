import { CATEGORIES, type GalleryView, type TemplateText } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';
import type { Picture } from '@softbox/config/pictures';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

export const templates = sqliteTable(
  'templates',
  {
    id: integer().primaryKey(),
    category: text({ enum: CATEGORIES }).notNull(),
    /** Whole US dollars. */
    basePrice: integer().notNull(),
    /** Site path or URL of the picture; one of our own by its `imagePath`. */
    image: text().notNull(),
    /** Further views of it, to be shown after it. */
    gallery: text({ mode: 'json' }).$type<GalleryView[]>().notNull().default([]),
    texts: text({ mode: 'json' }).$type<Record<Language, TemplateText>>().notNull(),
    position: integer().notNull(),
    active: integer({ mode: 'boolean' }).notNull().default(true),
    /** Sizes and colours of a picture that the studio has sent in; null for one that came with the product. */
    picture: text({ mode: 'json' }).$type<Picture>(),
    /** Raised by every change: an edit based on an older version is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [index('templates_position').on(table.active, table.position)],
);

/** Every picture that the studio has sent in for the catalogue and whose files are still here. */
export const sentPictures = sqliteTable('sent_pictures', {
  /** As `UPLOADED_PICTURE` names them. */
  name: text().primaryKey(),
  /** Since when nothing has been seen to show it; null while something does. */
  idleSince: moment(),
});

/** Version numbers by which cached answers and pages are keyed; raised in the transaction of the change. */
export const contentVersions = sqliteTable('content_versions', {
  name: text().primaryKey(),
  version: integer().notNull(),
});
