import { addDays, dayIn, firstOfMonth, startOfDay } from '@softbox/config/studio-time';
import { authUsers, orders, paymentLedger } from '@softbox/db';
import { and, count, desc, eq, gte, lt, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberContext } from '../context.ts';
import { viewOrders } from '../orders/view-order.ts';
import { type CurrencySum, sumUp, wonOf } from './sums.ts';
import type { Overview } from './view.ts';

const NEWEST = 5;

type Ctx = Pick<MemberContext, 'db' | 'clock' | 'env'>;

/** The figures of today by the studio's clock. "Placed" is what orders say, "paid" what the ledger says, refunds taken off. */
export async function getOverview({ db, clock, env }: Ctx): Promise<z.infer<typeof Overview>> {
  const { read } = db;
  const now = clock.now();
  const zone = env.STUDIO_TIME_ZONE;
  const day = dayIn(zone, now);
  const today = startOfDay(zone, day);
  const thisMonth = startOfDay(zone, firstOfMonth(day));
  const lastMonth = startOfDay(zone, firstOfMonth(addDays(firstOfMonth(day), -1)));
  // As much of last month as has passed of this one, and never more than there was of it.
  const lastMonthSoFar = new Date(
    Math.min(lastMonth.getTime() + now.getTime() - thisMonth.getTime(), thisMonth.getTime()),
  );

  const sums = { currency: orders.currency, count: count(), minor: sum(orders.totalMinor) };
  // Grouped as their indexes are: by status all orders, by nothing but currency those of a day.
  const everPlacedByStatus = read
    .select({ ...sums, status: orders.status })
    .from(orders)
    .groupBy(orders.status, orders.currency);
  const placedSinceMidnight = read
    .select(sums)
    .from(orders)
    .where(gte(orders.createdAt, today))
    .groupBy(orders.currency);
  const paid = (from = new Date(0), until?: Date) =>
    read
      .select({ currency: paymentLedger.currency, count: count(), minor: sum(paymentLedger.amountMinor) })
      .from(paymentLedger)
      .where(
        and(
          eq(paymentLedger.counts, true),
          gte(paymentLedger.createdAt, from),
          until && lt(paymentLedger.createdAt, until),
        ),
      )
      .groupBy(paymentLedger.currency);

  const [members, newMembers, all, placedToday, paidEver, paidToday, paidThisMonth, paidLastMonth, newest] =
    await Promise.all([
      read.$count(authUsers),
      read.$count(authUsers, gte(authUsers.createdAt, today)),
      everPlacedByStatus,
      placedSinceMidnight,
      paid(),
      paid(today),
      paid(thisMonth),
      paid(lastMonth, lastMonthSoFar),
      read.select().from(orders).orderBy(desc(orders.createdAt), desc(orders.id)).limit(NEWEST),
    ]);
  const everPlaced = all.map(exact);
  const withStatus = (status: string) => everPlaced.filter((row) => row.status === status);
  const [now_, before] = [wonOf(paidThisMonth.map(exact)), wonOf(paidLastMonth.map(exact))];
  return {
    day,
    timeZone: zone,
    members: { all: members, today: newMembers },
    orders: {
      all: sumUp(everPlaced).count,
      pending: sumUp(withStatus('pending')).count,
      completed: sumUp(withStatus('completed')).count,
    },
    revenue: {
      completed: sumUp(withStatus('completed')),
      paid: sumUp(paidEver.map(exact)),
      placedToday: sumUp(placedToday.map(exact)),
      paidToday: sumUp(paidToday.map(exact)),
    },
    growth: { thisMonth: now_, lastMonth: before, percent: before > 0 ? ((now_ - before) / before) * 100 : null },
    newest: await viewOrders(read, newest),
  };
}

/** SQLite's sums of integers are integers; the driver's type calls them text. */
const exact = <Row extends Omit<CurrencySum, 'minor'> & { minor: string | null }>(row: Row) => ({
  ...row,
  minor: Number(row.minor),
});
