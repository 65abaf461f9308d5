import { LANGUAGES } from '@softbox/config/languages';
import { ROLES, STAFF_ROLES } from '@softbox/config/roles';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { authUsers } from './auth.ts';
import { moment } from './columns.ts';

/** Who was asked to join the studio. Accepted ones stay: they tell an invited owner from a configured one. */
export const staffInvitations = sqliteTable(
  'staff_invitations',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    emailFolded: text().notNull(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** SHA-256 of the secret in the link. */
    token: text().notNull().unique(),
    invitedBy: text().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    acceptedBy: text().references(() => authUsers.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('staff_invitations_one_open').on(table.emailFolded).where(sql`${table.acceptedAt} is null`),
    index('staff_invitations_accepted').on(table.acceptedBy),
  ],
);

/**
 * The second step of somebody's sign-in, which counts from `twoStepSince` of their account. The secret leaves the house
 * once, when it is set up.
 */
export const twoStepKeys = sqliteTable('two_step_keys', {
  userId: text()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  /** Sealed under a key of the configuration; none but its owner's row opens it. */
  secret: text().notNull(),
  /** The 30-second step of the last code that was taken: none is taken twice. */
  lastStep: integer().notNull().default(0),
  createdAt: moment().notNull(),
});

/** Each opens one sign-in in place of a code, and is gone then. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256 of person and code. */
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** What staff changed. Append-only: triggers refuse everything else. No foreign keys: it outlives what it tells of. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    at: moment().notNull(),
    actorId: text().notNull(),
    actorRole: text({ enum: ROLES }).notNull(),
    /** The public handle of the session it was done with. */
    sessionId: text().notNull(),
    /** The procedure or the path: `admin.saveTemplate`. */
    kind: text().notNull(),
    /** Its id, its address; empty where the kind says it all. */
    target: text().notNull(),
    detail: text({ mode: 'json' }).$type<AuditDetail>().notNull(),
  },
  (table) => [
    index('audit_entries_newest').on(table.at, table.id),
    index('audit_entries_by_actor').on(table.actorId, table.at, table.id),
    index('audit_entries_by_kind').on(table.kind, table.at, table.id),
  ],
);

export type AuditDetail = Record<string, string | number | boolean | null>;
