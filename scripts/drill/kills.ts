import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDb } from '../../packages/db/src/index.ts';
import { ServerProcess } from '../server-process.ts';
import { answered } from './browser.ts';
import { type Acknowledged, buy } from './buyer.ts';
import { countFaults, openWork } from './count-faults.ts';
import { giveBackHalves } from './desk.ts';

interface Drill {
  kills: number;
  buyers: number;
  port: number;
  /** One of plant.ts, to see that it is noticed. */
  fault?: string;
  /** How long the end is waited for while nothing gets done any more, in half seconds. */
  patience: number;
}

/**
 * kill -9 of the server among concurrent checkouts, messages and refunds over all providers. Afterwards: nothing that was
 * acknowledged is lost, nobody was charged twice or given back twice, and the books are what the providers say.
 * Answers how much is wrong.
 */
export async function drillKills({ kills, buyers, port, fault, patience }: Drill): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'softbox-drill-'));
  const planted = new URL('./plant.ts', import.meta.url).href;
  const server = new ServerProcess(
    port,
    folder,
    fault ? { NODE_OPTIONS: `--import ${planted}`, DRILL_FAULT: fault } : {},
  );
  const url = `file:${join(folder, 'softbox.db')}`;
  const told: Acknowledged = { orders: new Set(), payments: new Map(), complaints: [] };
  let killing = true;
  await server.start();
  const db = await openDb({ url });
  const kill = async () => {
    for (let count = 0; killing && count < kills; count++) {
      // In the middle of what it does, however fast or slow this machine is.
      const enough = answered.count + 10 + Math.random() * 40;
      while (killing && answered.count < enough) await wait(5);
      await wait(Math.random() * 100);
      await server.end('SIGKILL');
      await server.start();
    }
    killing = false;
  };
  const busy = Promise.all([
    giveBackHalves(db, () => killing),
    ...Array.from({ length: buyers }, () => buy(server.origin, told, () => killing)),
    kill(),
  ]);
  const [decided] = await busy.catch(async (error: unknown) => {
    // A drill that fails leaves no server behind.
    killing = false;
    await server.end('SIGKILL');
    throw error;
  });
  // What was promised before a kill is done after it; open attempts are the reconciler's.
  let least = Number.POSITIVE_INFINITY;
  for (let idle = 0; idle < patience && least > 0; idle++) {
    const open = await openWork(url);
    // However slow the machine is: as long as there is less and less to do, it is being done.
    if (open < least) idle = 0;
    least = Math.min(least, open);
    await wait(500);
  }
  db.close();
  await server.end('SIGTERM');
  const faults = await countFaults(url, told);
  console.log(
    `${fault ?? 'no fault planted'}: ${kills} kills, ${told.orders.size} orders and ${told.payments.size} payments acknowledged, ${decided.size} refunds decided`,
  );
  for (const [what, number] of Object.entries(faults))
    if (!fault || number > 0) console.log(`${String(number).padStart(5)}  ${what}`);
  const wrong = Object.values(faults).reduce((sum, number) => sum + number, 0);
  if (wrong > 0 && !fault) console.error(`kept for a look: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  if (told.payments.size === 0) throw new Error('nothing was paid: the drill has shown nothing');
  return wrong;
}
