import type { Database } from '../client.ts';
import { contentVersions, templates } from '../schema/index.ts';
import { TEMPLATE_SEEDS } from './templates/index.ts';

/** Puts the catalogue into an empty database. Rows that exist, edited or not, are left as they are. */
export const seed = (db: Database) =>
  db.write(async (tx) => {
    await tx
      .insert(templates)
      .values(TEMPLATE_SEEDS.map((template, index) => ({ ...template, position: index + 1 })))
      .onConflictDoNothing();
    await tx.insert(contentVersions).values({ name: 'catalog', version: 1 }).onConflictDoNothing();
  });
