import { COUNTRY_CODES, CURRENCIES } from '@softbox/config/countries';
import { ORDER_STATUSES } from '@softbox/config/orders';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';
import { LEDGER_KINDS } from './payment.ts';

/*
 * Sums of each day, kept by triggers (migration 0010) in the transaction that changes what they count. Days are the
 * studio's; the row of no day ('') is the sum of all. The views `…_counted` say what each must be: docs/decisions/0023.
 */

/** How far the studio's clocks are ahead of UTC, from when on: it tells the triggers on which day a moment falls. */
export const studioOffsets = sqliteTable('studio_offsets', {
  since: moment().primaryKey(),
  offsetMs: integer().notNull(),
});

/** Orders by the day they were placed, with what they are by now. */
export const orderDays = sqliteTable(
  'order_days',
  {
    day: text().notNull(),
    country: text({ enum: COUNTRY_CODES }).notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    count: integer().notNull(),
    totalMinor: integer().notNull(),
    paidMinor: integer().notNull(),
    refundedMinor: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.country, table.currency, table.status] })],
);

/** What was ordered, by the day the order was placed. */
export const itemDays = sqliteTable(
  'item_days',
  {
    day: text().notNull(),
    itemKey: text().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    quantity: integer().notNull(),
    /** How many of them are of orders that are cancelled now. */
    cancelledQuantity: integer().notNull(),
    totalMinor: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.itemKey, table.currency] }),
    // All that is asked of one thing over several days.
    index('item_days_of_item').on(table.itemKey, table.currency, table.day, table.quantity, table.totalMinor),
  ],
);

/** Money that counts, by the day it moved. */
export const ledgerDays = sqliteTable(
  'ledger_days',
  {
    day: text().notNull(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    count: integer().notNull(),
    amountMinor: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.currency] })],
);
