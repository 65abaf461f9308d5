import { orders, paymentAttempts, paymentLedger, type ReadDb, refunds } from '@softbox/db';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Attempt, Order } from '../payment/attempt.ts';
import { isDisputed } from '../payment/pending-dispute.ts';

type Reading = Pick<ReadDb, 'select'>;
type Charge = typeof paymentLedger.$inferSelect;
type Refund = typeof refunds.$inferSelect;

/** Where an order's money stands: what came, what of it went back or is on its way, what is left. */
export interface Standing {
  order: Order;
  /** The charge that pays the order, else the newest that pays nothing; null where none came. */
  charge: Charge | null;
  attempt: Attempt | null;
  givenMinor: number;
  leftMinor: number;
  /** The buyer's bank is asking for it back: then nothing is given a second time. */
  isDisputed: boolean;
}

export async function readStanding(db: Reading, orderId: string): Promise<Standing | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const [paid] = await db
    .select({ charge: paymentLedger, attempt: paymentAttempts })
    .from(paymentLedger)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentLedger.attemptId))
    .where(and(eq(paymentLedger.orderId, orderId), eq(paymentLedger.kind, 'charge')))
    .orderBy(desc(paymentLedger.counts), desc(paymentLedger.createdAt))
    .limit(1);
  const givenMinor = paid ? await givenOf(db, paid.charge) : 0;
  return {
    order,
    charge: paid?.charge ?? null,
    attempt: paid?.attempt ?? null,
    givenMinor,
    leftMinor: paid ? Math.max(0, paid.charge.amountMinor - givenMinor) : 0,
    isDisputed: await isDisputed(db, { orderId }),
  };
}

/**
 * Ours that have not failed, and those that somebody made at the provider, less what has come back of them. The trigger
 * refunds_within_charge counts alike.
 */
async function givenOf(db: Reading, { attemptId, providerTransactionId }: Charge): Promise<number> {
  const [asked] = await db
    .select({ minor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(
      and(
        eq(refunds.attemptId, attemptId),
        eq(refunds.providerTransactionId, providerTransactionId),
        ne(refunds.status, 'failed'),
      ),
    );
  const [elsewhere] = await db
    .select({ minor: sql<number>`coalesce(-sum(${paymentLedger.amountMinor}), 0)` })
    .from(paymentLedger)
    .where(
      and(
        eq(paymentLedger.attemptId, attemptId),
        inArray(paymentLedger.kind, ['refund', 'refund_returned']),
        sql`not exists (select 1 from ${refunds} where ${refunds.attemptId} = ${paymentLedger.attemptId}
          and ${refunds.status} <> 'failed' and ${refunds.providerRefundId} = ${paymentLedger.providerTransactionId})`,
      ),
    );
  return (asked?.minor ?? 0) + (elsewhere?.minor ?? 0);
}

/** A refund of money that pays nothing: it failed, and as much of that payment is still here. */
export async function isRepeatable(db: Reading, refund: Refund): Promise<boolean> {
  const { status, reason, attemptId, providerTransactionId, amountMinor } = refund;
  if (status !== 'failed' || (reason !== 'late_payment' && reason !== 'second_payment')) return false;
  const [charge] = await db
    .select()
    .from(paymentLedger)
    .where(
      and(
        eq(paymentLedger.kind, 'charge'),
        eq(paymentLedger.attemptId, attemptId),
        eq(paymentLedger.providerTransactionId, providerTransactionId),
      ),
    );
  return charge !== undefined && amountMinor <= charge.amountMinor - (await givenOf(db, charge));
}
