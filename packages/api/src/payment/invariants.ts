import type { ReadDb } from '@softbox/db';
import { sql } from 'drizzle-orm';

const CHARGED = sql`(select coalesce(sum(l.amount_minor), 0) from payment_ledger l
    where l.order_id = o.id and l.kind = 'charge' and l.counts)`;
/** What has come back of it is given no more. */
const GIVEN = sql`(select coalesce(-sum(l.amount_minor), 0) from payment_ledger l
    where l.order_id = o.id and l.kind in ('refund', 'refund_returned') and l.counts)`;

const RULES = {
  'paid differs from the counted charges': sql`
    select o.id from orders o where (o.paid_minor = 0) <> (${CHARGED} = 0)`,
  'a counted charge is not what was agreed': sql`
    select l.order_id as id from payment_ledger l join payment_attempts a on a.id = l.attempt_id
    where l.kind = 'charge' and l.counts and (l.amount_minor <> a.charge_minor or l.currency <> a.charge_currency)`,
  'agreed in the order’s currency, and not its total': sql`
    select o.id from orders o join payment_attempts a on a.order_id = o.id
    where a.charge_currency = o.currency and a.charge_minor <> o.total_minor`,
  'paid more than once': sql`
    select l.order_id as id from payment_ledger l where l.kind = 'charge' and l.counts
    group by l.order_id having count(*) > 1`,
  'refunded differs from the counted refunds': sql`
    select o.id from orders o where o.refunded_minor <> coalesce(
      round(1.0 * o.paid_minor * ${GIVEN} / nullif(${CHARGED}, 0)), 0)`,
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
  'a counted refund in another currency than its charge': sql`
    select r.order_id as id from payment_ledger r join payment_ledger c on c.order_id = r.order_id
    where r.kind = 'refund' and c.kind = 'charge' and r.counts and c.counts and r.currency <> c.currency`,
  // A refund may fail for good: then its failing was said, with a mail to the studio (report-failed-refund.ts).
  'money that neither pays, goes back, nor is looked at': sql`
    select l.order_id as id from payment_ledger l join orders o on o.id = l.order_id
    where l.kind = 'charge' and not l.counts and o.payment_status <> 'review'
      and not exists (select 1 from refunds r where r.provider_transaction_id = l.provider_transaction_id
        and (r.status <> 'failed' or exists (select 1 from order_events e where e.order_id = r.order_id
          and e.type = 'refund_failed' and e.created_at >= r.created_at)))`,
  'more given back than came': sql`
    select l.order_id as id from payment_ledger l join (
      select r.provider_transaction_id as of, sum(r.amount_minor) as given from refunds r
      where r.status <> 'failed' group by r.provider_transaction_id) g on g.of = l.provider_transaction_id
    where l.kind = 'charge' and l.amount_minor < g.given`,
} as const;

const ALL_RULES = sql.join(
  Object.entries(RULES).map(([rule, query]) => sql`select ${rule} as rule, id from (${query})`),
  sql` union all `,
);

/** Every order that breaks a rule of the money, as `rule: order`. Empty is the only good answer. */
export async function findViolations(db: ReadDb): Promise<string[]> {
  const broken = await db.all<{ rule: string; id: string }>(ALL_RULES);
  return broken.map(({ rule, id }) => `${rule}: ${id}`);
}
