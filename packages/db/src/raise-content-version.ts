import { sql } from 'drizzle-orm';
import type { Tx } from './access.ts';
import { contentVersions } from './schema/index.ts';

/** What public pages and answers are made of. */
type Content = 'catalog' | 'company' | 'reviews' | 'texts';

/** Belongs into every transaction that changes such contents: pages and answers made of the former ones are dropped. */
export const raiseContentVersion = (tx: Tx, name: Content) =>
  tx
    .insert(contentVersions)
    .values({ name, version: 1 })
    .onConflictDoUpdate({ target: contentVersions.name, set: { version: sql`${contentVersions.version} + 1` } });
