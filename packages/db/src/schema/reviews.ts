import { COUNTRY_CODES } from '@softbox/config/countries';
import { LANGUAGES } from '@softbox/config/languages';
import { REVIEW_EVENTS, REVIEW_STATUSES } from '@softbox/config/reviews';
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { authUsers } from './auth.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

/** What customers say about what they ordered; whose it is follows from the order. */
export const reviews = sqliteTable(
  'reviews',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** `template:12` or `package:sns`. */
    itemKey: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    /** As the customer wants to be called here. */
    displayName: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    country: text({ enum: COUNTRY_CODES }).notNull(),
    status: text({ enum: REVIEW_STATUSES }).notNull().default('pending'),
    /** Why it is not shown; its author reads it. */
    reason: text().notNull().default(''),
    /** Raised by every change: a decision about older words is refused. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.orderId, table.itemKey),
    index('reviews_newest').on(table.createdAt, table.id),
    index('reviews_by_status').on(table.status, table.createdAt, table.id),
    index('reviews_of_item').on(table.itemKey, table.status, table.createdAt, table.id),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** Append-only history. */
export const reviewEvents = sqliteTable(
  'review_events',
  {
    id: text().primaryKey(),
    reviewId: text()
      .notNull()
      .references(() => reviews.id),
    type: text({ enum: REVIEW_EVENTS }).notNull(),
    /** Who of the studio; null for the customer. */
    authorId: text().references(() => authUsers.id, { onDelete: 'set null' }),
    /** The reason that was given. */
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('review_events_review').on(table.reviewId, table.createdAt)],
);
