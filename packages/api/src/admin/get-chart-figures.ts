import { itemKey, PACKAGE_IDS, textIn } from '@softbox/config/catalog';
import { COUNTRY_CODES, type CountryCode, type Currency } from '@softbox/config/countries';
import type { ChartDays } from '@softbox/config/inputs/admin';
import { addDays, dayIn, startOfDay } from '@softbox/config/studio-time';
import { templates } from '@softbox/db';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberContext } from '../context.ts';
import { type CurrencySum, sumUp, wonOf } from './sums.ts';
import type { ChartFigures } from './view.ts';

type Ctx = Pick<MemberContext, 'db' | 'clock' | 'env' | 'language' | 'translate'>;

const TOP_ITEMS = 10;

/** What happened on the last days by the studio's clock, today included. */
export async function getChartFigures(ctx: Ctx, { days }: { days: ChartDays }): Promise<z.infer<typeof ChartFigures>> {
  const zone = ctx.env.STUDIO_TIME_ZONE;
  const today = dayIn(zone, ctx.clock.now());
  const named = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  // Days of a zone are not of equal length: each has its own two ends.
  const ends = [...named, addDays(today, 1)].map((day) => startOfDay(zone, day).getTime());
  const [from = 0, until = 0] = [ends[0], ends.at(-1)];

  const [placed, money, countries, items, titles] = await Promise.all([
    perDay<CurrencySum & OfDay>(ctx, ends, {
      what: sql`o.currency, count(*) as count, sum(o.total_minor) as minor`,
      from: sql`orders o`,
      moment: sql`o.created_at`,
      by: sql`o.currency`,
    }),
    perDay<CurrencySum & OfDay & { kind: string }>(ctx, ends, {
      what: sql`l.kind, l.currency, count(*) as count, sum(l.amount_minor) as minor`,
      from: sql`payment_ledger l`,
      where: sql`l.counts = 1`,
      moment: sql`l.created_at`,
      by: sql`l.kind, l.currency`,
    }),
    ctx.db.read.all<{ country: CountryCode; currency: Currency; count: number; minor: number; paid: number }>(sql`
      select country, currency, count(*) as count, sum(total_minor) as minor, sum(paid_minor - refunded_minor) as paid
      from orders where created_at >= ${from} and created_at < ${until} group by country, currency`),
    ctx.db.read.all<CurrencySum & { itemKey: string; quantity: number; title: string }>(sql`
      select i.item_key as itemKey, max(i.title) as title, o.currency, count(*) as count,
        sum(i.quantity) as quantity, sum(i.quantity * i.unit_minor) as minor
      from orders o join order_lines i on i.order_id = o.id
      where o.created_at >= ${from} and o.created_at < ${until} group by i.item_key, o.currency`),
    titlesOf(ctx),
  ]);

  return {
    days: named.map((day, index) => {
      const ofDay = <Row extends OfDay>(rows: Row[]) => rows.filter((row) => row.index === index);
      const moved = ofDay(money);
      return {
        day,
        orders: sumUp(ofDay(placed)).count,
        placed: wonOf(ofDay(placed)),
        paid: wonOf(moved),
        refunded: wonOf(refundsIn(moved)),
      };
    }),
    countries: COUNTRY_CODES.flatMap((country) =>
      countries
        .filter((row) => row.country === country)
        .map((row) => {
          const { won, currencies } = sumUp([row]);
          const paid = wonOf([{ ...row, minor: row.paid }]);
          return {
            country,
            currency: row.currency,
            orders: row.count,
            amount: currencies[0]?.amount ?? 0,
            placed: won,
            paid,
          };
        }),
    ).sort((a, b) => b.placed - a.placed),
    items: [...Map.groupBy(items, (row) => row.itemKey)]
      .map(([key, rows]) => ({
        itemKey: key,
        title: titles.get(key) ?? rows[0]?.title ?? key,
        quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
        placed: wonOf(rows),
      }))
      .sort((a, b) => b.quantity - a.quantity || b.placed - a.placed)
      .slice(0, TOP_ITEMS),
    refunds: sumUp(refundsIn(money)),
  };
}

/** The ledger writes what goes back as less than nothing, and what of it has come back as more: each is a movement. */
const refundsIn = <Row extends CurrencySum & { kind: string }>(rows: Row[]) =>
  rows.filter(({ kind }) => kind !== 'charge').map((row) => ({ ...row, minor: -row.minor }));

interface OfDay {
  index: number;
}

/** Rows of one table, grouped by the day they fall on: one walk along an index per day. */
const perDay = <Row extends OfDay>(
  { db }: Ctx,
  ends: number[],
  { what, from, where = sql`true`, moment, by }: Record<'what' | 'from' | 'moment' | 'by', SQL> & { where?: SQL },
): Promise<Row[]> => {
  const spans = JSON.stringify(ends.slice(0, -1).map((end, index) => [end, ends[index + 1]]));
  return db.read.all<Row>(sql`
    select d.key as "index", ${what} from json_each(${spans}) d cross join ${from}
    where ${where} and ${moment} >= json_extract(d.value, '$[0]') and ${moment} < json_extract(d.value, '$[1]')
    group by d.key, ${by}`);
};

/** What things on sale are called now; what is sold no longer keeps the name it was sold under. */
async function titlesOf({ db, language, translate }: Ctx): Promise<Map<string, string>> {
  const rows = await db.read.select({ id: templates.id, texts: templates.texts }).from(templates);
  return new Map([
    ...rows.map(({ id, texts }) => [itemKey({ kind: 'template', id }), textIn(texts, language).title] as const),
    ...PACKAGE_IDS.map((id) => [itemKey({ kind: 'package', id }), translate(`packages.${id}.name`)] as const),
  ]);
}
