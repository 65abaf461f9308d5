import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate as applyMigrations } from 'drizzle-orm/libsql/migrator';
import { type DatabaseLocation, makeFolder } from './client.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** Brings the database to the newest schema; safe to repeat. Runs before anything else opens the database. */
export async function migrate(location: DatabaseLocation): Promise<void> {
  makeFolder(location.url);
  const client = createClient({
    url: location.url,
    ...(location.authToken ? { authToken: location.authToken } : {}),
    ...(location.url.startsWith('file:') ? { concurrency: 1 } : {}),
  });
  try {
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    client.close();
  }
}
