import { COUNTRY_CODES } from '@softbox/config/countries';
import type { ChartDays } from '@softbox/config/inputs/admin';
import { addDays, dayIn } from '@softbox/config/studio-time';
import { ledgerDays, orderDays } from '@softbox/db';
import { between, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberContext } from '../context.ts';
import { type CurrencySum, sumUp, wonOf } from './sums.ts';
import { findTopItems } from './top-items.ts';
import type { ChartFigures } from './view.ts';

type Ctx = Pick<MemberContext, 'db' | 'clock' | 'env' | 'language' | 'translate'>;

/** What happened on the last days by the studio's clock, today included: read from the sums of those days alone. */
export async function getChartFigures(ctx: Ctx, { days }: { days: ChartDays }): Promise<z.infer<typeof ChartFigures>> {
  const { read } = ctx.db;
  const today = dayIn(ctx.env.STUDIO_TIME_ZONE, ctx.clock.now());
  const named = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
  const [first = today] = named;
  const { country, currency, count, totalMinor, paidMinor, refundedMinor } = orderDays;
  const orders = { currency, count: sql<number>`sum(${count})`, minor: sql<number>`sum(${totalMinor})` };
  const isPlacedThen = between(orderDays.day, first, today);

  const [placed, money, countries, items] = await Promise.all([
    read
      .select({ ...orders, day: orderDays.day })
      .from(orderDays)
      .where(isPlacedThen)
      .groupBy(orderDays.day, currency),
    read
      .select({
        day: ledgerDays.day,
        kind: ledgerDays.kind,
        currency: ledgerDays.currency,
        count: ledgerDays.count,
        minor: ledgerDays.amountMinor,
      })
      .from(ledgerDays)
      .where(between(ledgerDays.day, first, today)),
    read
      .select({ ...orders, country, paid: sql<number>`sum(${paidMinor} - ${refundedMinor})` })
      .from(orderDays)
      .where(isPlacedThen)
      .groupBy(country, currency),
    findTopItems(ctx, first, today),
  ]);
  const placedOn = Map.groupBy(placed, ({ day }) => day);
  const movedOn = Map.groupBy(money, ({ day }) => day);

  return {
    days: named.map((day) => {
      const moved = movedOn.get(day) ?? [];
      const { count: ordered, won } = sumUp(placedOn.get(day) ?? []);
      return { day, orders: ordered, placed: won, paid: wonOf(moved), refunded: wonOf(refundsIn(moved)) };
    }),
    countries: COUNTRY_CODES.flatMap((code) =>
      countries
        .filter((row) => row.country === code && row.count > 0)
        .map((row) => {
          const { won, currencies } = sumUp([row]);
          const paid = wonOf([{ ...row, minor: row.paid }]);
          return {
            country: code,
            currency: row.currency,
            orders: row.count,
            amount: currencies[0]?.amount ?? 0,
            placed: won,
            paid,
          };
        }),
    ).sort((a, b) => b.placed - a.placed),
    items,
    refunds: sumUp(refundsIn(money)),
  };
}

/** The ledger writes what goes back as less than nothing, and what of it has come back as more: each is a movement. */
const refundsIn = <Row extends CurrencySum & { kind: string }>(rows: Row[]) =>
  rows.filter(({ kind }) => kind !== 'charge').map((row) => ({ ...row, minor: -row.minor }));
