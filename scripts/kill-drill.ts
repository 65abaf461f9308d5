// kill -9 of the server among concurrent checkouts. Afterwards: no acknowledged order lost, no acknowledged payment
// missing, nobody charged twice, the ledger equal to what the provider says. Build first; `npm run drill -- --kills 50`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';
import { findViolations } from '../packages/api/src/payment/invariants.ts';
import { openDb } from '../packages/db/src/index.ts';
import { type Acknowledged, buy } from './drill/buyer.ts';
import { ServerProcess } from './server-process.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    buyers: { type: 'string', default: '8' },
    port: { type: 'string', default: '3977' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'softbox-drill-'));
const server = new ServerProcess(Number(values.port), folder);
const told: Acknowledged = { orders: new Set(), payments: new Map(), answers: 0 };
let killing = true;

await server.start();
const buyers = Promise.all(
  Array.from({ length: Number(values.buyers) }, () => buy(server.origin, told, () => killing)),
);
let kills = 0;
for (; kills < Number(values.kills); kills++) {
  await wait(150 + Math.random() * 700);
  await server.end('SIGKILL');
  await server.start();
}
killing = false;
await buyers;

const url = `file:${join(folder, 'softbox.db')}`;
const database = createClient({ url });
const count = async (sql: string) => Number((await database.execute(sql)).rows[0]?.[0] ?? 0);
const list = async (sql: string) => (await database.execute(sql)).rows.map((row) => String(row[0]));

const openWork = () =>
  count(`select (select count(*) from jobs where state = 'waiting')
    + (select count(*) from payment_attempts where uncertain or status in ('created', 'action_required', 'approved', 'processing'))`);
// What was promised before a kill is done after it; open attempts are the reconciler's.
for (let rounds = 0; rounds < 600 && (await openWork()) > 0; rounds++) await wait(500);

const db = await openDb({ url });
const violations = await findViolations(db.read);
db.close();
for (const violation of violations) console.error(violation);

const stored = new Set(await list('select id from orders'));
const paid = new Set(await list("select id from orders where payment_status = 'paid'"));
const faults = {
  'acknowledged orders lost': [...told.orders].filter((id) => !stored.has(id)).length,
  'acknowledged payments missing': [...told.payments.keys()].filter((id) => !paid.has(id)).length,
  'orders charged twice': await count(
    "select count(*) from (select order_id from payment_ledger where kind = 'charge' group by order_id having count(*) > 1)",
  ),
  'charges at the provider without a ledger row': await count(
    // Stripe books under its payment intent, Toss Payments under its payment key.
    `select count(*) from sandbox_sessions where state = 'paid'
      and coalesce(transaction_id, '') not in (select provider_transaction_id from payment_ledger)
      and id not in (select provider_transaction_id from payment_ledger)`,
  ),
  'paid orders without a charge': await count(
    "select count(*) from orders where payment_status = 'paid' and id not in (select order_id from payment_ledger where kind = 'charge' and counts)",
  ),
  'wrong amounts': await count(
    "select count(*) from orders where payment_status = 'paid' and paid_minor <> total_minor",
  ),
  'orders in review': await count("select count(*) from orders where payment_status = 'review'"),
  'paid orders without exactly one mail': await count(
    `select count(*) from orders o where payment_status = 'paid' and
      (select count(*) from jobs j where j.name = 'mail.send' and json_extract(j.payload, '$.mail') = 'orderPaid'
        and json_extract(j.payload, '$.orderId') = o.id) <> 1`,
  ),
  'invariants broken': violations.length,
  'work left undone': await openWork(),
  'database damaged': (await list('pragma integrity_check'))[0] === 'ok' ? 0 : 1,
};
database.close();
await server.end('SIGTERM');

console.log(
  `${kills} kills, ${told.orders.size} orders acknowledged, ${told.payments.size} payments acknowledged, ${paid.size} paid`,
);
for (const [fault, number] of Object.entries(faults)) console.log(`${String(number).padStart(5)}  ${fault}`);
const failed = Object.values(faults).some((number) => number > 0);
if (failed) console.error(`kept for a look: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exitCode = failed || paid.size === 0 ? 1 : 0;
