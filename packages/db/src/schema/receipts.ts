import { COUNTRY_CODES } from '@softbox/config/countries';
import { RECEIPT_KINDS, type ReceiptContent } from '@softbox/config/receipts';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { paymentLedger } from './payment.ts';

/** One per payment, per refund and per refund that came back, numbered without gaps. Triggers (migration 0004) refuse every later change. */
export const receipts = sqliteTable(
  'receipts',
  {
    id: text().primaryKey(),
    country: text({ enum: COUNTRY_CODES }).notNull(),
    kind: text({ enum: RECEIPT_KINDS }).notNull(),
    /** 1, 2, 3 … within its country and kind. */
    number: integer().notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    ledgerId: text()
      .notNull()
      .unique()
      .references(() => paymentLedger.id),
    /** Everything it says, as it was when the money moved. */
    content: text({ mode: 'json' }).$type<ReceiptContent>().notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('receipts_number').on(table.country, table.kind, table.number),
    index('receipts_order').on(table.orderId),
  ],
);
