import { ENQUIRY_SERVICES } from '@softbox/config/catalog';
import { ENQUIRY_EVENTS, ENQUIRY_STATUSES } from '@softbox/config/enquiries';
import { LANGUAGES } from '@softbox/config/languages';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { authUsers } from './auth.ts';
import { moment } from './columns.ts';

export const enquiries = sqliteTable(
  'enquiries',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    service: text({ enum: ENQUIRY_SERVICES }).notNull(),
    message: text().notNull(),
    status: text({ enum: ENQUIRY_STATUSES }).notNull().default('pending'),
    /** In which the visitor asked, and is answered. */
    language: text({ enum: LANGUAGES }).notNull(),
    /** Raised by every change: an answer to an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('enquiries_newest').on(table.createdAt, table.id),
    index('enquiries_by_status').on(table.status, table.createdAt, table.id),
  ],
);

/** What the studio answered and did, by whom and when. Append-only. */
export const enquiryEvents = sqliteTable(
  'enquiry_events',
  {
    id: text().primaryKey(),
    enquiryId: text()
      .notNull()
      .references(() => enquiries.id),
    type: text({ enum: ENQUIRY_EVENTS }).notNull(),
    authorId: text().references(() => authUsers.id, { onDelete: 'set null' }),
    /** What was written to the visitor; empty where nothing was. */
    text: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('enquiry_events_enquiry').on(table.enquiryId, table.createdAt)],
);
