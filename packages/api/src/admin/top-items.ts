import { itemKey, PACKAGE_IDS, textIn } from '@softbox/config/catalog';
import type { Currency } from '@softbox/config/countries';
import type { Day } from '@softbox/config/studio-time';
import { orderLines, templates } from '@softbox/db';
import { inArray, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { wonOf } from './sums.ts';

type Ctx = Pick<MemberContext, 'db' | 'language' | 'translate'>;

const TOP_ITEMS = 10;

/** What was ordered most from one day to another, both included. */
export async function findTopItems(ctx: Ctx, from: Day, to: Day) {
  // Each thing that was ever ordered first, then its days along an index of their own: nothing has to be sorted.
  const rows = await ctx.db.read.all<{ key: string; currency: Currency; quantity: number; minor: number }>(sql`
    select d.item_key as key, d.currency, sum(d.quantity) as quantity, sum(d.total_minor) as minor
    from item_days e cross join item_days d indexed by item_days_of_item on d.item_key = e.item_key and d.currency = e.currency
    where e.day = '' and d.day between ${from} and ${to} group by e.item_key, e.currency`);
  const items = [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, own]) => ({
      itemKey: key,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      placed: wonOf(own.map((row) => ({ ...row, count: row.quantity }))),
    }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => b.quantity - a.quantity || b.placed - a.placed)
    .slice(0, TOP_ITEMS);
  const titles = await titlesOf(
    ctx,
    items.map((item) => item.itemKey),
  );
  return items.map((item) => ({ ...item, title: titles.get(item.itemKey) ?? item.itemKey }));
}

/** What things on sale are called now; what is sold no longer keeps the name it was last sold under. */
async function titlesOf({ db, language, translate }: Ctx, keys: readonly string[]): Promise<Map<string, string>> {
  const ids = keys.flatMap((key) => (key.startsWith('template:') ? Number(key.slice('template:'.length)) : []));
  const rows = await db.read
    .select({ id: templates.id, texts: templates.texts })
    .from(templates)
    .where(inArray(templates.id, ids));
  const titles = new Map([
    ...rows.map(({ id, texts }) => [itemKey({ kind: 'template', id }), textIn(texts, language).title] as const),
    ...PACKAGE_IDS.map((id) => [itemKey({ kind: 'package', id }), translate(`packages.${id}.name`)] as const),
  ]);
  for (const key of keys) {
    if (titles.has(key)) continue;
    const [sold] = await db.read.all<{ title: string }>(sql`
      select ${orderLines.title} as title from ${orderLines} where ${orderLines.itemKey} = ${key} and ${orderLines.orderId} = (
        select p.order_id from item_places i cross join order_places p on p.place = i.place
        where i.item_key = ${key} order by i.place desc limit 1)`);
    if (sold) titles.set(key, sold.title);
  }
  return titles;
}
