import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';
import { openWork } from './count-faults.ts';
import { type Staged, stage } from './servers.ts';

const MINUTE = 60_000;
/**
 * How far the clock is put ahead, one after the other while something is open: past the leases of the dead, the pause
 * before a refund is asked about, the half hour of a payment, and the last tries of a job.
 */
const AHEAD = [2, 12, 40, 90, 300, 1600].map((minutes) => minutes * MINUTE);

/** What is due at a moment, or being done; what is due only later is none of it. */
const DUE = `select (select count(*) from jobs where state = 'waiting' and due_at <= :now)
  + (select count(*) from payment_attempts where next_check_at <= :now)
  + (select count(*) from refunds where status in ('requested', 'pending') and updated_at <= :now - ${10 * MINUTE})
  + (select count(*) from payment_attempts where lease_until > :now) as due`;

/** Changes with everything that gets done. */
const DONE = `select (select count(*) || '/' || sum(tries) from jobs where state <> 'waiting') || ' '
  || (select sum(tries) from jobs) || ' ' || (select coalesce(sum(checks), 0) from payment_attempts) || ' '
  || (select count(*) || '/' || coalesce(sum(updated_at), 0) from refunds) as done`;

/**
 * What was promised before a kill is done after it; open attempts are the reconciler's. `patience` is how often the server
 * may answer without having done anything.
 */
export async function settleDown(staged: Staged, url: string, patience: number): Promise<void> {
  const database = createClient({ url });
  try {
    for (const ahead of AHEAD) {
      const server = stage(staged, 0, ahead);
      await server.start();
      const isDone = await waitWhileDue(database, ahead, { patience, alive: () => server.answers() });
      await server.end('SIGTERM');
      if (!isDone || (await openWork(url)) === 0) return;
    }
  } finally {
    database.close();
  }
}

interface Patience {
  patience: number;
  alive(): Promise<void>;
}

/** However slow the machine is: as long as anything gets done, it is waited for. False where nothing does any more. */
async function waitWhileDue(database: Client, ahead: number, { patience, alive }: Patience): Promise<boolean> {
  let before: unknown;
  for (let idle = 0; idle < patience; idle++) {
    const [{ due } = { due: 0 }] = (await database.execute({ sql: DUE, args: { now: Date.now() + ahead } })).rows;
    if (Number(due) === 0) return true;
    const [{ done } = { done: '' }] = (await database.execute(DONE)).rows;
    if (done !== before) idle = 0;
    before = done;
    await alive();
    await wait(250);
  }
  return false;
}
