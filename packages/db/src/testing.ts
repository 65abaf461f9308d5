import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { type Database, openDb } from './client.ts';
import { migrate } from './migrate.ts';
import { seed } from './seed/seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'softbox-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

let template: Promise<string> | undefined;
let count = 0;

/** A migrated and seeded file, made once per test process and copied for each test. */
async function makeTemplate(): Promise<string> {
  const path = join(folder, 'template.db');
  await migrate({ url: `file:${path}` });
  const db = await openDb({ url: `file:${path}` });
  await seed(db);
  db.close();
  // Everything into the main file: the copy takes no write-ahead log along.
  const client = createClient({ url: `file:${path}` });
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
  return path;
}

/** A database of its own for one test: real libSQL on a temporary file, with the seeded catalogue. */
export async function openTestDb(): Promise<Database & { url: string }> {
  template ??= makeTemplate();
  const path = join(folder, `${++count}.db`);
  await copyFile(await template, path);
  const url = `file:${path}`;
  return { ...(await openDb({ url })), url };
}
