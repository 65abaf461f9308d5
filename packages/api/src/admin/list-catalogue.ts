import { itemKey, missingLanguages, textIn } from '@softbox/config/catalog';
import { AppError } from '@softbox/config/errors';
import { itemDays, templates } from '@softbox/db';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { viewTemplate } from '../catalog/list-templates.ts';
import { viewStored } from '../catalog/view-image.ts';
import type { MemberContext } from '../context.ts';
import type { DeskTemplate, EditableTemplate } from './view.ts';

/** Every template, on sale or not, in the store's order, with how often it was ordered. */
export async function listCatalogue({ db, language }: MemberContext): Promise<z.infer<typeof DeskTemplate>[]> {
  const [rows, ordered] = await Promise.all([
    db.read.select().from(templates).orderBy(asc(templates.position), asc(templates.id)),
    db.read
      .select({
        key: itemDays.itemKey,
        quantity: sql<number>`sum(${itemDays.quantity} - ${itemDays.cancelledQuantity})`,
      })
      .from(itemDays)
      // The sum of all days is kept as the row of none.
      .where(and(eq(itemDays.day, ''), like(itemDays.itemKey, 'template:%')))
      .groupBy(itemDays.itemKey),
  ]);
  const quantities = new Map(ordered.map(({ key, quantity }) => [key, quantity]));
  return rows.map((row) => {
    const { description: _, ...view } = viewTemplate(row, language);
    return {
      ...view,
      active: row.active,
      missing: missingLanguages(row.texts),
      ordered: quantities.get(itemKey({ kind: 'template', id: row.id })) ?? 0,
    };
  });
}

export async function getEditableTemplate(
  { db, language }: MemberContext,
  { id }: { id: number },
): Promise<z.infer<typeof EditableTemplate>> {
  const [row] = await db.read.select().from(templates).where(eq(templates.id, id));
  if (!row) throw new AppError('TEMPLATE_NOT_FOUND');
  const { category, basePrice, image, picture } = viewTemplate(row, language);
  const gallery = row.gallery.map(({ alt, ...view }) => ({
    ...viewStored(view),
    alt: { ko: '', en: '', ja: '', zh: '', vi: '', ...alt },
  }));
  const text = (of: 'ko' | 'en' | 'ja' | 'zh' | 'vi') => ({ ...textIn({}, of), ...row.texts[of] });
  return {
    id,
    version: row.version,
    category,
    basePrice,
    active: row.active,
    image,
    picture,
    gallery,
    texts: { ko: text('ko'), en: text('en'), ja: text('ja'), zh: text('zh'), vi: text('vi') },
  };
}
