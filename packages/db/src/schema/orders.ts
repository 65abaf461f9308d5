import { COUNTRY_CODES, CURRENCIES, PROVIDER_NAMES } from '@softbox/config/countries';
import { FILE_KINDS } from '@softbox/config/files';
import { LANGUAGES } from '@softbox/config/languages';
import { CONSENTS, ORDER_STATUSES, ORDER_TYPES, PAYMENT_STATUSES, PRODUCTION_STAGES } from '@softbox/config/orders';
import type { RefundPolicy } from '@softbox/config/refunds';
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { authUsers } from './auth.ts';
import { moment } from './columns.ts';

/** Amounts are integer minor units of the order's currency. */
export const orders = sqliteTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text().references(() => authUsers.id, { onDelete: 'set null' }),
    /** One click, one order: unique per buyer (user, or the visitor's device). */
    requestKey: text().notNull().unique(),
    /** SHA-256 of what was asked, so that a reused key with another content is refused. */
    requestHash: text().notNull(),
    isGuestOrder: integer({ mode: 'boolean' }).notNull(),
    orderType: text({ enum: ORDER_TYPES }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull().default('pending'),
    paymentStatus: text({ enum: PAYMENT_STATUSES }).notNull().default('unpaid'),
    productionStage: text({ enum: PRODUCTION_STAGES }).notNull().default('not_started'),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    customerPhone: text().notNull(),
    customerAddress: text().notNull().default(''),
    requirements: text().notNull().default(''),
    brandName: text().notNull().default(''),
    concept: text().notNull().default(''),
    /** What was bought in one line, in the buyer's language, as it was called then. */
    packageName: text().notNull(),
    country: text({ enum: COUNTRY_CODES }).notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    totalMinor: integer().notNull(),
    paidMinor: integer().notNull().default(0),
    refundedMinor: integer().notNull().default(0),
    paymentMethod: text({ enum: PROVIDER_NAMES }),
    transactionId: text().notNull().default(''),
    /** Everything the desk finds an order by, folded; triggers keep an index of it (migration 0010). */
    searchText: text().notNull().default(''),
    workStartedAt: moment(),
    draftDeliveredAt: moment(),
    paidAt: moment(),
    /** The rules that held when it was paid: refunds are computed by these, whatever the rules are today. */
    refundPolicy: text({ mode: 'json' }).$type<RefundPolicy>(),
    /** Raised by every change: an edit based on an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_of_user').on(table.userId, table.createdAt, table.id),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    index('orders_by_payment').on(table.paymentStatus, table.createdAt, table.id),
    index('orders_by_country').on(table.country, table.createdAt, table.id),
    index('orders_by_provider').on(table.paymentMethod, table.createdAt, table.id),
    check('orders_refund_within_paid', sql`${table.refundedMinor} <= ${table.paidMinor}`),
  ],
);

/** Secrets that open a guest's order: one per mail and per browser, so that a new one never kills the link already sent. */
export const orderAccessKeys = sqliteTable(
  'order_access_keys',
  {
    /** SHA-256 of the secret. */
    tokenHash: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('order_access_keys_order').on(table.orderId)],
);

export const orderLines = sqliteTable(
  'order_lines',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    /** `template:12` or `package:sns`. */
    itemKey: text().notNull(),
    title: text().notNull(),
    image: text().notNull(),
    quantity: integer().notNull(),
    unitMinor: integer().notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    // Few lines show a picture of the studio's own: what asks for them reads no others.
    index('order_lines_sent_pictures').on(table.image).where(sql`${table.image} glob '/pictures/u-*'`),
  ],
);

/** Append-only history. */
export const orderEvents = sqliteTable(
  'order_events',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    type: text({
      enum: [
        'placed',
        'status_changed',
        'payment_started',
        'payment_failed',
        'paid',
        'payment_review',
        'dispute_won',
        'dispute_lost',
        'refund_started',
        'refunded',
        'refund_failed',
        'cancellation_asked',
        'cancellation_declined',
        'draft_delivered',
        'draft_withdrawn',
        'brief_changed',
        'file_added',
        'file_removed',
        'mail_sent_again',
        'review_invited',
        'customer_erased',
      ],
    }).notNull(),
    /** `user:<id>`, `guest`, `payment:<source>` or `system`. */
    actor: text().notNull(),
    detail: text({ mode: 'json' }).$type<Record<string, string | number | null>>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.createdAt)],
);

/** What the team tells itself about an order; customers never see it. Append-only. */
export const orderNotes = sqliteTable(
  'order_notes',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    authorId: text().references(() => authUsers.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.createdAt)],
);

export const orderConsents = sqliteTable(
  'order_consents',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    consent: text({ enum: CONSENTS }).notNull(),
    textVersion: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    givenAt: moment().notNull(),
  },
  (table) => [uniqueIndex('order_consents_once').on(table.orderId, table.consent)],
);

/** What customers hand in. Before there is an order a file belongs to whoever sends it. */
export const orderFiles = sqliteTable(
  'order_files',
  {
    id: text().primaryKey(),
    orderId: text().references(() => orders.id),
    /** `user:<id>`, or `visitor:<hash of the browser's cookie>`. */
    owner: text().notNull(),
    /** As the customer calls it; for showing and saving only, never a path. */
    name: text().notNull(),
    bytes: integer().notNull(),
    /** Null until its content has been looked at: before that a file is on its way. */
    kind: text({ enum: FILE_KINDS }),
    hasPreview: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('order_files_order').on(table.orderId, table.createdAt),
    index('order_files_owner').on(table.owner, table.orderId),
  ],
);
