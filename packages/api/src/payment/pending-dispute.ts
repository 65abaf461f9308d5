import { paymentLedger, type ReadDb } from '@softbox/db';
import { and, eq, sql } from 'drizzle-orm';

/** Of a row of the ledger: a dispute that is not won, and whose money the provider has not yet been seen to take. */
export const PENDING_DISPUTE = sql`payment_ledger.kind = 'dispute' and not exists (select 1 from payment_ledger e
  where e.attempt_id = payment_ledger.attempt_id and e.provider_transaction_id = payment_ledger.provider_transaction_id
  and (e.kind in ('dispute_won', 'refund') or (e.kind = 'dispute_lost'
    and (select sum(a.amount_minor) from payment_ledger a where a.attempt_id = e.attempt_id) <= 0)))`;

/** Whether the buyer's bank is taking the money back: given back by us as well, it would go twice. */
export async function isDisputed(
  db: Pick<ReadDb, 'select'>,
  about: { orderId: string } | { attemptId: string },
): Promise<boolean> {
  const of =
    'orderId' in about ? eq(paymentLedger.orderId, about.orderId) : eq(paymentLedger.attemptId, about.attemptId);
  const [pending] = await db
    .select({ id: paymentLedger.id })
    .from(paymentLedger)
    .where(and(of, PENDING_DISPUTE))
    .limit(1);
  return pending !== undefined;
}
