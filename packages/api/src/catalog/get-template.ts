import { AppError } from '@softbox/config/errors';
import type { Language } from '@softbox/config/languages';
import { templates } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { listRelated } from './list-related.ts';
import { viewTemplate } from './list-templates.ts';
import type { TemplateDetail } from './view.ts';
import { viewStored } from './view-image.ts';

/** One template on sale; TEMPLATE_NOT_FOUND for an unknown or withdrawn id. */
export async function getTemplate(
  { db }: Pick<Services, 'db'>,
  { id, language }: { id: number; language: Language },
): Promise<TemplateDetail> {
  const [row] = await db.read
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.active, true)));
  if (!row) throw new AppError('TEMPLATE_NOT_FOUND');
  return {
    ...viewTemplate(row, language),
    gallery: row.gallery.map((view) => ({ ...viewStored(view), alt: view.alt[language] ?? '' })),
    related: await listRelated(db, row, language),
  };
}
