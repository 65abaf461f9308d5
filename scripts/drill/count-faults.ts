import { createClient } from '@libsql/client';
import { findViolations } from '../../packages/api/src/payment/invariants.ts';
import { openDb } from '../../packages/db/src/index.ts';
import type { Acknowledged } from './buyer.ts';

/** What is still to be done: promised jobs, open payments, money on its way back. */
const OPEN = `select (select count(*) from jobs where state = 'waiting' and due_at < 9e14 and name <> 'payment.audit')
  + (select count(*) from payment_attempts
      where uncertain or status in ('created', 'action_required', 'approved', 'processing'))
  + (select count(*) from refunds where status in ('requested', 'pending'))`;

/** The name under which our books know a payment of the provider's. */
const BOOKED_AS = `case s.provider when 'tosspayments' then s.id
  when 'alipay' then json_extract(s.details, '$.metadata.tradeNo') else s.transaction_id end`;

const QUERIES = {
  'orders charged twice': `select count(*) from (
    select order_id from payment_ledger where kind = 'charge' group by order_id having count(*) > 1)`,
  'charges at a provider that are not booked': `select count(*) from sandbox_sessions s where s.state = 'paid'
    and ${BOOKED_AS} not in (select provider_transaction_id from payment_ledger where kind = 'charge')`,
  'paid orders without a charge': `select count(*) from orders where paid_minor > 0
    and id not in (select order_id from payment_ledger where kind = 'charge' and counts)`,
  'wrong amounts': 'select count(*) from orders where paid_minor not in (0, total_minor)',
  'orders under review': "select count(*) from orders where payment_status = 'review'",
  'paid orders without exactly one mail': `select count(*) from orders o where paid_minor > 0 and (
    select count(*) from jobs j where j.name = 'mail.send' and json_extract(j.payload, '$.mail') = 'orderPaid'
      and json_extract(j.payload, '$.orderId') = o.id) <> 1`,
  'given back at a provider, and not as decided': `select count(*) from sandbox_sessions s where
    (select coalesce(sum(amount_minor), 0) from sandbox_refunds r where r.session_id = s.id) <>
    (select coalesce(sum(f.amount_minor), 0) from refunds f join payment_attempts a on a.id = f.attempt_id
      where a.merchant_ref = s.merchant_ref and f.provider_transaction_id = ${BOOKED_AS} and f.status = 'succeeded')`,
  'given back, and not booked': `select count(*) from (
    select attempt_id, sum(amount_minor) as given from refunds where status = 'succeeded' group by attempt_id) f
    where f.given <> (select coalesce(-sum(l.amount_minor), 0) from payment_ledger l
      where l.kind = 'refund' and l.attempt_id = f.attempt_id)`,
};

export async function openWork(url: string): Promise<number> {
  const database = createClient({ url });
  const { rows } = await database.execute(OPEN);
  database.close();
  return Number(rows[0]?.[0] ?? 0);
}

/** How much is wrong, by kind. Zeros are the only good answer. */
export async function countFaults(url: string, told: Acknowledged): Promise<Record<string, number>> {
  const db = await openDb({ url });
  const violations = await findViolations(db.read);
  db.close();
  for (const fault of [...told.complaints, ...violations].slice(0, 10)) console.error(fault);
  const database = createClient({ url });
  const list = async (query: string) => (await database.execute(query)).rows.map((row) => row[0]);
  const stored = new Set(await list('select id from orders'));
  const paid = new Set(await list('select id from orders where paid_minor > 0'));
  const clicks = new Set((await list('select request_key from refunds')).map((key) => String(key).split(':').at(-1)));
  const withdrawn = new Set(
    await list("select o.id from orders o join refunds r on r.order_id = o.id where o.status = 'cancelled'"),
  );
  const faults: Record<string, number> = {
    'acknowledged orders lost': [...told.orders].filter((id) => !stored.has(id)).length,
    'buyers with a complaint': told.complaints.length,
    'acknowledged payments missing': [...told.payments.keys()].filter((id) => !paid.has(id)).length,
    'acknowledged refunds missing': [...told.refunds.keys()].filter((click) => !clicks.has(click)).length,
    'acknowledged cancellations missing': [...told.withdrawn].filter((id) => !withdrawn.has(id)).length,
  };
  for (const [fault, query] of Object.entries(QUERIES)) faults[fault] = Number((await list(query))[0] ?? 0);
  faults['rules of the money broken'] = violations.length;
  faults['work left undone'] = await openWork(url);
  faults['database damaged'] = (await list('pragma integrity_check'))[0] === 'ok' ? 0 : 1;
  database.close();
  return faults;
}
