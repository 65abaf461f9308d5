import { integer } from 'drizzle-orm/sqlite-core';

/** A moment, stored as Unix milliseconds. The acts pass their own clock: no SQL defaults. */
export const moment = () => integer({ mode: 'timestamp_ms' });
