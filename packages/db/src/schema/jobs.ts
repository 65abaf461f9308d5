import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

/** Work promised by a transaction (a mail, a webhook to process, a refund to execute) and done after it. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** The same promise made twice is one job. */
    dedupeKey: text(),
    state: text({ enum: ['waiting', 'done', 'dead'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    dueAt: moment().notNull(),
    leaseUntil: moment(),
    lastError: text(),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (table) => [
    uniqueIndex('jobs_dedupe').on(table.name, table.dedupeKey),
    index('jobs_due').on(table.state, table.dueAt),
    // All that the desk's view of the queue asks for.
    index('jobs_by_kind').on(table.name, table.state, table.doneAt),
  ],
);

/** What somebody did to a job by hand. Append-only. */
export const jobEvents = sqliteTable(
  'job_events',
  {
    id: text().primaryKey(),
    jobId: text().notNull(),
    type: text({ enum: ['retried'] }).notNull(),
    /** `user:<id>` */
    actor: text().notNull(),
    /** What it had failed of. */
    error: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('job_events_job').on(table.jobId, table.createdAt)],
);
