import { type PackageId, parseItemKey, textIn } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';
import { LIMITS } from '@softbox/config/limits';
import { dayIn } from '@softbox/config/studio-time';
import { reviews, templates } from '@softbox/db';
import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { loadPackageNames } from '../orders/package-names.ts';
import type { Services } from '../services.ts';
import type { ItemReviews, ReviewView, SiteReviews } from './view.ts';

type Shop = Pick<Services, 'db' | 'env'>;

/** What buyers say about one thing. */
export async function reviewsOfItem(shop: Shop, { itemKey }: { itemKey: string }): Promise<ItemReviews> {
  const isMeant = and(eq(reviews.itemKey, itemKey), eq(reviews.status, 'approved'));
  const [standing, rows] = await Promise.all([standingOf(shop, isMeant), newest(shop, isMeant, LIMITS.review.perItem)]);
  return { ...standing, reviews: rows.map((row) => viewReview(shop, row)) };
}

/** What buyers have said lately, about whatever is still on sale. */
export async function newestReviews(shop: Shop, { language }: { language: Language }): Promise<SiteReviews> {
  const isShown = and(
    eq(reviews.status, 'approved'),
    or(
      like(reviews.itemKey, 'package:%'),
      inArray(
        reviews.itemKey,
        shop.db.read
          .select({ key: sql<string>`'template:' || ${templates.id}` })
          .from(templates)
          .where(eq(templates.active, true)),
      ),
    ),
  );
  const [standing, rows] = await Promise.all([
    standingOf(shop, isShown),
    newest(shop, isShown, LIMITS.review.onLanding),
  ]);
  const titles = await titlesOf(
    shop,
    rows.map(({ itemKey }) => itemKey),
    language,
  );
  return {
    ...standing,
    reviews: rows.map((row) => ({
      ...viewReview(shop, row),
      itemKey: row.itemKey,
      title: titles.get(row.itemKey) ?? '',
    })),
  };
}

async function standingOf({ db }: Shop, isMeant: SQL | undefined) {
  const [standing] = await db.read
    .select({ count: sql<number>`count(*)`, average: sql<number | null>`round(avg(${reviews.rating}), 1)` })
    .from(reviews)
    .where(isMeant);
  return standing ?? { count: 0, average: null };
}

const newest = ({ db }: Shop, isMeant: SQL | undefined, limit: number) =>
  db.read.select().from(reviews).where(isMeant).orderBy(desc(reviews.createdAt), desc(reviews.id)).limit(limit);

export const viewReview = ({ env }: Shop, row: typeof reviews.$inferSelect): ReviewView => ({
  id: row.id,
  rating: row.rating,
  text: row.text,
  name: row.displayName,
  language: row.language,
  country: row.country,
  day: dayIn(env.STUDIO_TIME_ZONE, row.createdAt),
});

/** What things are called today, in one language. */
export async function titlesOf(
  { db }: Pick<Shop, 'db'>,
  keys: string[],
  language: Language,
): Promise<Map<string, string>> {
  const items = keys.map((key) => ({ key, item: parseItemKey(key) }));
  const ids = items.flatMap(({ item }) => (item?.kind === 'template' ? [item.id] : []));
  const [rows, packages] = await Promise.all([
    db.read.select({ id: templates.id, texts: templates.texts }).from(templates).where(inArray(templates.id, ids)),
    loadPackageNames(),
  ]);
  const named = new Map(rows.map(({ id, texts }) => [id, textIn(texts, language).title]));
  const nameOf = (id: PackageId) => packages[id][language];
  return new Map(
    items.map(({ key, item }) => [
      key,
      item?.kind === 'package' ? nameOf(item.id) : (item && named.get(item.id)) || '',
    ]),
  );
}
