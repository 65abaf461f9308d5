import { LANGUAGES } from '@softbox/config/languages';
import { ROLES } from '@softbox/config/roles';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

export const authUsers = sqliteTable(
  'auth_users',
  {
    id: text().primaryKey(),
    /** As typed, for display and mail. */
    email: text().notNull(),
    /** NFKC, trimmed, lower case: what uniqueness and sign-in compare. */
    emailFolded: text().notNull().unique(),
    username: text().notNull().unique(),
    /** argon2id */
    password: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phone: text(),
    role: text({ enum: ROLES }).notNull().default('customer'),
    language: text({ enum: LANGUAGES }).notNull().default('ko'),
    mustChangePassword: integer({ mode: 'boolean' }).notNull().default(false),
    /** Everything the desk finds a member by, folded; triggers keep an index of it (migration 0010). */
    searchText: text().notNull().default(''),
    /** Since when signing in takes a code as well. */
    twoStepSince: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('auth_users_newest').on(table.createdAt, table.id),
    index('auth_users_with_phone').on(table.phone).where(sql`${table.phone} is not null`),
  ],
);

export const userSessions = sqliteTable(
  'user_sessions',
  {
    /** Public handle, safe to list. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret: a stolen copy of the database opens no session. */
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    createdAt: moment().notNull(),
    userAgent: text().notNull().default(''),
  },
  (table) => [index('user_sessions_user').on(table.userId, table.createdAt)],
);

export const passwordResetTokens = sqliteTable(
  'password_reset_tokens',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the link. */
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('password_reset_tokens_user').on(table.userId)],
);

/** A change of address stays undoable from the old address for 72 hours. */
export const emailUndoTokens = sqliteTable('email_undo_tokens', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  token: text().notNull().unique(),
  oldEmail: text().notNull(),
  expiresAt: moment().notNull(),
  createdAt: moment().notNull(),
});
