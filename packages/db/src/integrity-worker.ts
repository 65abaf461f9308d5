import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import type { ReadDb } from './access.ts';
import type { DatabaseLocation } from './client.ts';
import { findWrongCounts } from './recount.ts';

const { url, authToken }: DatabaseLocation = workerData;
const client = createClient({ url, ...(authToken ? { authToken } : {}) });
const read = drizzle(client);

/**
 * Table by table: asked for all at once, SQLite 3.45 takes an index of words for broken that another connection has
 * changed. recount.ts looks at those.
 */
async function findBroken(db: Pick<ReadDb, 'all'>): Promise<string[]> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'`,
  );
  const said: string[] = [];
  for (const { name } of tables) {
    const rows = await db.all<{ quick_check: string }>(sql`select quick_check from pragma_quick_check(${name})`);
    said.push(...rows.map((row) => row.quick_check));
  }
  return said.filter((line) => line !== 'ok');
}

const broken = await findBroken(read);
const wrong = await findWrongCounts(read);
client.close();
parentPort?.postMessage([
  ...broken,
  ...wrong.map((name) => `${name} is not what a recount gives: npm run db:recount.`),
]);
