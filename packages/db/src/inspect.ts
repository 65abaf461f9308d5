import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { ReadDb } from './access.ts';

const JOURNAL = new URL('../migrations/meta/_journal.json', import.meta.url);

export interface DatabaseState {
  pingMs: number;
  /** Of what is in use and what is free for reuse; null where the database is a server of somebody's. */
  bytes: number | null;
  /** Steps of the schema: how many there are and how many this database has been through. */
  migrations: { known: number; applied: number; newest: string };
}

export async function inspectDatabase(read: ReadDb, { isFile }: { isFile: boolean }): Promise<DatabaseState> {
  const began = performance.now();
  await read.get(sql`select 1`);
  const pingMs = performance.now() - began;
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { tag: string; when: number }[] }; // drizzle-kit writes it
  const [applied] = await read.all<{ count: number; newest: number }>(
    sql`select count(*) as count, max(created_at) as newest from __drizzle_migrations`,
  );
  const newest = Number(applied?.newest);
  return {
    pingMs: Math.round(pingMs * 10) / 10,
    bytes: isFile ? await sizeOf(read) : null,
    migrations: {
      known: entries.length,
      applied: Number(applied?.count ?? 0),
      newest: entries.find(({ when }) => when === newest)?.tag ?? '',
    },
  };
}

async function sizeOf(read: ReadDb): Promise<number> {
  const [row] = await read.all<{ bytes: number }>(
    sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`,
  );
  return Number(row?.bytes ?? 0);
}
