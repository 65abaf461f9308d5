import { addDays, dayIn, firstOfMonth, startOfDay } from '@softbox/config/studio-time';
import { authUsers, ledgerDays, orderDays, orders, paymentLedger, type ReadDb } from '@softbox/db';
import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberContext } from '../context.ts';
import { viewOrders } from '../orders/view-order.ts';
import { type CurrencySum, sumUp, wonOf } from './sums.ts';
import type { Overview } from './view.ts';

const NEWEST = 5;
/** The sum of all days is kept as the row of none. */
const EVER = '';

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
  const [members, newMembers, everPlaced, placedToday, paidEver, paidToday, paidThisMonth, paidLastMonth, newest] =
    await Promise.all([
      read.$count(authUsers),
      read.$count(authUsers, gte(authUsers.createdAt, today)),
      placed(read, eq(orderDays.day, EVER)),
      placed(read, gte(orderDays.day, day)),
      paid(read, eq(ledgerDays.day, EVER)),
      paid(read, gte(ledgerDays.day, day)),
      paid(read, gte(ledgerDays.day, firstOfMonth(day))),
      paidBetween(read, zone, lastMonth, lastMonthSoFar),
      read.select().from(orders).orderBy(desc(orders.createdAt), desc(orders.id)).limit(NEWEST),
    ]);
  const withStatus = (status: string) => everPlaced.filter((row) => row.status === status);
  const [now_, before] = [wonOf(paidThisMonth), wonOf(paidLastMonth)];
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
      paid: sumUp(paidEver),
      placedToday: sumUp(placedToday),
      paidToday: sumUp(paidToday),
    },
    growth: { thisMonth: now_, lastMonth: before, percent: before > 0 ? ((now_ - before) / before) * 100 : null },
    newest: await viewOrders(read, newest),
  };
}

const placed = (read: ReadDb, when: SQL) =>
  read
    .select({
      status: orderDays.status,
      currency: orderDays.currency,
      count: sql<number>`sum(${orderDays.count})`,
      minor: sql<number>`sum(${orderDays.totalMinor})`,
    })
    .from(orderDays)
    .where(when)
    .groupBy(orderDays.status, orderDays.currency);

const paid = (read: ReadDb, when: SQL | undefined): Promise<CurrencySum[]> =>
  read
    .select({
      currency: ledgerDays.currency,
      count: sql<number>`sum(${ledgerDays.count})`,
      minor: sql<number>`sum(${ledgerDays.amountMinor})`,
    })
    .from(ledgerDays)
    .where(when)
    .groupBy(ledgerDays.currency);

/** Whole days by their sums, and of the last one what had moved by then. */
async function paidBetween(read: ReadDb, zone: string, from: Date, until: Date): Promise<CurrencySum[]> {
  const lastDay = dayIn(zone, until);
  const whole = paid(read, and(gte(ledgerDays.day, dayIn(zone, from)), lt(ledgerDays.day, lastDay)));
  const { counts, createdAt, currency, amountMinor } = paymentLedger;
  const rest = read
    .select({ currency, count: count(), minor: sql<number>`sum(${amountMinor})` })
    .from(paymentLedger)
    .where(and(eq(counts, true), gte(createdAt, startOfDay(zone, lastDay)), lt(createdAt, until)))
    .groupBy(currency);
  return [...(await whole), ...(await rest)];
}
