import type { Language } from '@softbox/config/languages';
import { templates } from '@softbox/db';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { viewTemplate } from './list-templates.ts';
import type { TemplateDetail } from './view.ts';

/** One row of a wide window, two of a phone. */
const RELATED = 4;

/**
 * Those of the same category first, from the next in the catalogue's order on and round to its start, so that every
 * template is shown beside some other.
 */
export async function listRelated(
  db: Services['db'],
  { id, category, position }: Pick<typeof templates.$inferSelect, 'id' | 'category' | 'position'>,
  language: Language,
): Promise<TemplateDetail['related']> {
  const rows = await db.read
    .select()
    .from(templates)
    .where(and(eq(templates.active, true), ne(templates.id, id)))
    .orderBy(
      sql`${templates.category} <> ${category}`,
      sql`${templates.position} < ${position}`,
      asc(templates.position),
    )
    .limit(RELATED);
  return rows.map((row) => {
    const { category: _, description: __, ...related } = viewTemplate(row, language);
    return related;
  });
}
