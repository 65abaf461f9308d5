import type { Database } from '../client.ts';
import { raiseContentVersion } from '../raise-content-version.ts';
import { templates } from '../schema/index.ts';
import { TEMPLATE_SEEDS } from './templates/index.ts';

/** Puts the catalogue into an empty database. Rows that exist, edited or not, are left as they are. */
export const seed = (db: Database) =>
  db.write(async (tx) => {
    const added = await tx
      .insert(templates)
      .values(
        TEMPLATE_SEEDS.map((template, index) => ({
          ...template,
          gallery: template.gallery.map((image) => ({ image, picture: null, alt: {} })),
          position: index + 1,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: templates.id });
    if (added.length > 0) await raiseContentVersion(tx, 'catalog');
  });
