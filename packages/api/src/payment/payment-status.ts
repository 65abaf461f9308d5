import { orders } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';
import type { Settling } from './attempt.ts';
import { PENDING_DISPUTE } from './pending-dispute.ts';

const counted = (kinds: string) => sql`(select coalesce(sum(l.amount_minor), 0) from payment_ledger l
  where l.order_id = ${orders.id} and l.counts and l.kind in ${sql.raw(kinds)})`;
const CHARGED = counted("('charge')");
/** Below zero; what has come back of it is given no more. */
export const GIVEN = counted("('refund', 'refund_returned')");

/** Whether somebody still has to look: at money that pays nothing and is with us yet, or at a dispute. */
const IS_IN_QUESTION = sql`exists (select 1 from payment_ledger where payment_ledger.order_id = ${orders.id} and (
  (${PENDING_DISPUTE}) or (payment_ledger.kind = 'charge' and not payment_ledger.counts
    and (select sum(a.amount_minor) from payment_ledger a where a.attempt_id = payment_ledger.attempt_id) > 0)))`;

/** What the ledger says of an order's payment. A review lasts until its last question is answered. */
export const STATUS_BY_LEDGER = sql`case when ${orders.paymentStatus} = 'review' and ${IS_IN_QUESTION} then 'review'
  when ${CHARGED} = 0 then 'unpaid' when -${GIVEN} >= ${CHARGED} then 'refunded'
  when ${GIVEN} < 0 then 'partially_refunded' else 'paid' end`;

/** The order is what its ledger says again, once nothing about its money is in question: paid, given back, or still to pay. */
export const endReview = ({ tx, now, attempt }: Settling) =>
  tx
    .update(orders)
    .set({ paymentStatus: STATUS_BY_LEDGER, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, attempt.orderId), eq(orders.paymentStatus, 'review'), sql`not ${IS_IN_QUESTION}`));
