import type { ReadDb } from '@softbox/db';
import { sql } from 'drizzle-orm';

const RULES = {
  'paid differs from the counted charges': sql`
    select o.id from orders o where o.paid_minor <> (
      select coalesce(sum(l.amount_minor), 0) from payment_ledger l where l.order_id = o.id and l.kind = 'charge' and l.counts)`,
  'refunded differs from the counted refunds': sql`
    select o.id from orders o where o.refunded_minor <> (
      select coalesce(-sum(l.amount_minor), 0) from payment_ledger l where l.order_id = o.id and l.kind = 'refund' and l.counts)`,
  'paid without money in the ledger': sql`
    select o.id from orders o where o.payment_status in ('paid', 'partially_refunded', 'refunded') and not exists (
      select 1 from payment_ledger l where l.order_id = o.id and l.kind = 'charge' and l.counts)`,
  'paid an amount other than its total': sql`
    select o.id from orders o where o.paid_minor not in (0, o.total_minor)`,
  'refunded more than paid': sql`
    select o.id from orders o where o.refunded_minor > o.paid_minor`,
  'several open attempts': sql`
    select a.order_id as id from payment_attempts a
    where a.status in ('created', 'action_required', 'approved', 'processing') group by a.order_id having count(*) > 1`,
  'counted money in another currency': sql`
    select o.id from orders o join payment_ledger l on l.order_id = o.id where l.counts and l.currency <> o.currency`,
  'money that neither pays, goes back, nor is looked at': sql`
    select l.order_id as id from payment_ledger l join orders o on o.id = l.order_id
    where l.kind = 'charge' and not l.counts and o.payment_status <> 'review'
      and not exists (select 1 from refunds r where r.provider_transaction_id = l.provider_transaction_id)`,
  'more given back than came': sql`
    select l.order_id as id from payment_ledger l where l.kind = 'charge' and l.amount_minor < (
      select coalesce(sum(r.amount_minor), 0) from refunds r
      where r.provider_transaction_id = l.provider_transaction_id and r.status <> 'failed')`,
} as const;

/** Every order that breaks a rule of the money, as `rule: order`. Empty is the only good answer. */
export async function findViolations(db: ReadDb): Promise<string[]> {
  const broken = await Promise.all(
    Object.entries(RULES).map(async ([rule, query]) => {
      const rows = await db.all<{ id: string }>(query);
      return rows.map(({ id }) => `${rule}: ${id}`);
    }),
  );
  return broken.flat();
}
