import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { ReadDb } from './access.ts';
import * as schema from './schema/index.ts';
import { createWriter, type Writer } from './write.ts';

export interface Database {
  read: ReadDb;
  write: Writer;
  /** How many writes this process has committed: what was read before the latest may have changed. */
  commits(): number;
  /** Throws where the database does not answer. */
  ping(): Promise<void>;
  close(): void;
}

const READERS = 8;

export interface DatabaseLocation {
  url: string;
  authToken?: string | undefined;
}

/**
 * Opens a libSQL database: a file (WAL, one writing connection behind a queue and a pool of readers) or a server.
 * synchronous stays FULL, SQLite's default: what was acknowledged survives a power cut.
 */
export async function openDb(location: DatabaseLocation): Promise<Database> {
  const { url } = location;
  const options = { url, ...(location.authToken ? { authToken: location.authToken } : {}) };
  const isFile = url.startsWith('file:');
  makeFolder(url);
  const writing = createClient(isFile ? { ...options, concurrency: 1 } : options);
  // Persistent in the file, so once is enough although PRAGMAs reach a single pooled connection.
  if (isFile) await writing.execute('PRAGMA journal_mode=WAL');
  const reading = isFile ? createClient({ ...options, concurrency: READERS }) : writing;
  const bind = (client: Client) => drizzle(client, { schema, casing: 'snake_case' });
  let commits = 0;
  const countCommit = () => {
    commits += 1;
  };
  return {
    read: bind(reading),
    write: createWriter(bind(writing), () => writing.reconnect(), countCommit),
    commits: () => commits,
    ping: async () => {
      await reading.execute('select 1');
    },
    close: () => {
      writing.close();
      if (reading !== writing) reading.close();
    },
  };
}

const filePath = (url: string) => (url.startsWith('file:///') ? fileURLToPath(url) : url.slice('file:'.length));

/** The folder of a file database; nothing to do for a server. */
export function makeFolder(url: string): void {
  if (url.startsWith('file:')) mkdirSync(dirname(filePath(url)), { recursive: true });
}
