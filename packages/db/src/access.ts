import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type * as schema from './schema/index.ts';

export type Drizzle = LibSQLDatabase<typeof schema>;

/** The reading half: there is no way to write through it, so every write passes the queue. */
export type ReadDb = Pick<Drizzle, 'select' | 'selectDistinct' | '$count' | 'with' | 'get' | 'all'>;

/** A write transaction: reads what it has written, commits as a whole or not at all. */
export type Tx = Parameters<Parameters<Drizzle['transaction']>[0]>[0];
