import { textIn } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';
import { templates } from '@softbox/db';
import { asc, eq } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { TemplateView } from './view.ts';
import { viewStored } from './view-image.ts';

type Row = typeof templates.$inferSelect;

export const viewTemplate = (row: Row, language: Language): TemplateView => ({
  id: row.id,
  category: row.category,
  ...textIn(row.texts, language),
  basePrice: row.basePrice,
  ...viewStored(row),
});

/** Every template on sale, in the catalogue's order. */
export async function listTemplates(
  { db }: Pick<Services, 'db'>,
  { language }: { language: Language },
): Promise<TemplateView[]> {
  const rows = await db.read
    .select()
    .from(templates)
    .where(eq(templates.active, true))
    .orderBy(asc(templates.position));
  return rows.map((row) => viewTemplate(row, language));
}
