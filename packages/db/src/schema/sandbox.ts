import { CURRENCIES, PROVIDER_NAMES } from '@softbox/config/countries';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

/** State of the embedded payment sandbox: what the emulated provider remembers, so that it survives restarts. */
export const sandboxSessions = sqliteTable(
  'sandbox_sessions',
  {
    /** The provider's reference. */
    id: text().primaryKey(),
    provider: text({ enum: PROVIDER_NAMES }).notNull(),
    merchantRef: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    title: text().notNull(),
    /** The emulator's own words: open, approved, paid, declined, canceled, expired. */
    state: text().notNull(),
    /** The chosen outcome, for outcomes that unfold later. */
    outcome: text(),
    transactionId: text(),
    /** Everything else the emulated provider was told and must echo. */
    details: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('sandbox_sessions_ref').on(table.provider, table.merchantRef)],
);

export const sandboxRefunds = sqliteTable('sandbox_refunds', {
  id: text().primaryKey(),
  sessionId: text()
    .notNull()
    .references(() => sandboxSessions.id),
  merchantRefundRef: text().notNull().unique(),
  amountMinor: integer().notNull(),
  status: text({ enum: ['pending', 'succeeded', 'failed'] }).notNull(),
  createdAt: moment().notNull(),
});

/** Answers by idempotency key, as the real providers keep them. */
export const sandboxReplies = sqliteTable('sandbox_replies', {
  /** provider, path and key. */
  key: text().primaryKey(),
  requestHash: text().notNull(),
  status: integer().notNull(),
  body: text().notNull(),
  createdAt: moment().notNull(),
});
