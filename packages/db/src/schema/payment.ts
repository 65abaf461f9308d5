import { CURRENCIES, PROVIDER_NAMES } from '@softbox/config/countries';
import { REFUND_CLAUSES } from '@softbox/config/refunds';
import { sql } from 'drizzle-orm';
import { blob, check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';
import { orders } from './orders.ts';

export const ATTEMPT_STATUSES = [
  'created',
  'action_required',
  'approved',
  'processing',
  'succeeded',
  'failed',
  'canceled',
  'expired',
] as const;
export const LEDGER_KINDS = ['charge', 'refund', 'refund_returned', 'dispute', 'dispute_won', 'dispute_lost'] as const;
export const PAYMENT_MODES = ['sandbox-embedded', 'sandbox-remote', 'live'] as const;

/** One try to pay an order with one provider. Amounts are integer minor units. */
export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** 1, 2, 3 … within the order. */
    number: integer().notNull(),
    provider: text({ enum: PROVIDER_NAMES }).notNull(),
    mode: text({ enum: PAYMENT_MODES }).notNull(),
    /** Our reference at the provider, in the shape it accepts. */
    merchantRef: text().notNull().unique(),
    /** The provider's reference: session, order or payment key. */
    providerRef: text(),
    status: text({ enum: ATTEMPT_STATUSES }).notNull().default('created'),
    /** The outcome of the last call is unknown: no new attempt until it is resolved. */
    uncertain: integer({ mode: 'boolean' }).notNull().default(false),
    chargeMinor: integer().notNull(),
    chargeCurrency: text({ enum: CURRENCIES }).notNull(),
    idempotencyKey: text().notNull(),
    /** What the browser must do next, as it was told, for a second click. */
    nextAction: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    /** What the return or the SDK handed us for the confirmation (Toss: the payment key). */
    confirmHint: text({ mode: 'json' }).$type<Record<string, string>>(),
    failureCode: text(),
    failureMessage: text(),
    expiresAt: moment().notNull(),
    /** When the reconciler looks next; null when there is nothing left to learn. */
    nextCheckAt: moment(),
    checks: integer().notNull().default(0),
    leaseUntil: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_number').on(table.orderId, table.number),
    uniqueIndex('payment_attempts_one_open')
      .on(table.orderId)
      .where(sql`${table.status} in ('created', 'action_required', 'approved', 'processing')`),
    index('payment_attempts_due').on(table.nextCheckAt),
    index('payment_attempts_by_provider').on(table.provider, table.createdAt),
    index('payment_attempts_provider_ref').on(table.provider, table.providerRef),
  ],
);

/** Append-only: what the providers said that moved. Charges positive, refunds negative, minor units. */
export const paymentLedger = sqliteTable(
  'payment_ledger',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    attemptId: text()
      .notNull()
      .references(() => paymentAttempts.id),
    provider: text({ enum: PROVIDER_NAMES }).notNull(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    providerTransactionId: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** False for money that came but does not pay the order: wrong amount, second or late payment. */
    counts: integer({ mode: 'boolean' }).notNull(),
    /** Who told us: return, webhook, reconciler, recheck. */
    source: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Exactly once comes from here, not from reading a status first.
    uniqueIndex('payment_ledger_once').on(table.provider, table.kind, table.providerTransactionId),
    index('payment_ledger_order').on(table.orderId),
    // Of a part of a day: whole ones are in ledger_days.
    index('payment_ledger_days').on(table.counts, table.createdAt, table.kind, table.currency, table.amountMinor),
  ],
);

export const REFUND_REASONS = ['late_payment', 'second_payment', 'policy', 'goodwill'] as const;
export const REFUND_STATUSES = ['requested', 'pending', 'succeeded', 'failed'] as const;

/** Money on its way back. A trigger (migration 0006) refuses what would give back more than a charge brought. */
export const refunds = sqliteTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    attemptId: text()
      .notNull()
      .references(() => paymentAttempts.id),
    providerTransactionId: text().notNull(),
    /** Our reference at the provider; one reference, one refund. */
    merchantRefundRef: text().notNull().unique(),
    providerRefundId: text(),
    amountMinor: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    /** `policy`: what the rules give; `goodwill`: what the studio decided instead. */
    reason: text({ enum: REFUND_REASONS }).notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    /** Whoever wanted it: `user:<id>`, `guest`, or `system` for money that pays nothing. */
    actor: text().notNull().default('system'),
    /** What the rules said then; null for money that pays nothing. */
    clause: text({ enum: REFUND_CLAUSES }),
    /** Why the studio decided otherwise; for the studio alone. */
    note: text().notNull().default(''),
    /** One click, one refund. */
    requestKey: text().unique(),
    failureCode: text(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    check('refunds_positive', sql`${table.amountMinor} > 0`),
    // Money that comes too late or twice goes back exactly once, however often it is reported.
    uniqueIndex('refunds_automatic_once')
      .on(table.providerTransactionId)
      .where(sql`${table.reason} in ('late_payment', 'second_payment')`),
  ],
);

/** A customer's wish to cancel on which the rules are silent: the studio decides. */
export const cancellationRequests = sqliteTable(
  'cancellation_requests',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: ['open', 'granted', 'declined'] })
      .notNull()
      .default('open'),
    /** `user:<id>` or `guest`. */
    askedBy: text().notNull(),
    askedAt: moment().notNull(),
    decidedAt: moment(),
    /** What the studio tells the customer when it declines. */
    answer: text().notNull().default(''),
  },
  (table) => [
    index('cancellation_requests_order').on(table.orderId, table.askedAt),
    uniqueIndex('cancellation_requests_one_open').on(table.orderId).where(sql`${table.status} = 'open'`),
  ],
);

export const WEBHOOK_STATES = ['received', 'processed', 'ignored', 'dead'] as const;

/** Verified messages from providers, kept as received; processed by the job `webhook.process`. */
export const webhookInbox = sqliteTable(
  'webhook_inbox',
  {
    id: text().primaryKey(),
    provider: text({ enum: PROVIDER_NAMES }).notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    merchantRef: text(),
    providerRef: text(),
    raw: blob({ mode: 'buffer' }).notNull(),
    headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    state: text({ enum: WEBHOOK_STATES }).notNull().default('received'),
    note: text(),
    receivedAt: moment().notNull(),
    processedAt: moment(),
  },
  (table) => [
    uniqueIndex('webhook_inbox_once').on(table.provider, table.eventId),
    index('webhook_inbox_state').on(table.state, table.receivedAt),
    index('webhook_inbox_newest').on(table.receivedAt, table.id),
    // What is said of one order, among everything that was ever said.
    index('webhook_inbox_merchant_ref').on(table.merchantRef),
    index('webhook_inbox_provider_ref').on(table.providerRef),
  ],
);

/** Whether a provider answers, as its last calls told; written when that changes, and at most once a minute while it does not. */
export const providerHealth = sqliteTable('provider_health', {
  provider: text({ enum: PROVIDER_NAMES }).primaryKey(),
  /** Of another mode nothing is known. */
  mode: text({ enum: PAYMENT_MODES }).notNull(),
  answeredAt: moment(),
  /** The first call of those that failed since it last answered; null while it does. */
  failingSince: moment(),
  failureCode: text(),
});
