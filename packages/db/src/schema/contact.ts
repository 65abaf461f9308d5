import { ENQUIRY_SERVICES } from '@softbox/config/catalog';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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
    status: text({ enum: ['pending', 'answered', 'done'] })
      .notNull()
      .default('pending'),
    language: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('enquiries_newest').on(table.status, table.createdAt)],
);
