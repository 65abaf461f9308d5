import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDb } from '../../packages/db/src/index.ts';
import type { ServerProcess } from '../server-process.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type Acknowledged, buy } from './buyer.ts';
import { countFaults } from './count-faults.ts';
import { giveBack } from './desk.ts';
import { freshFolder, stage } from './servers.ts';
import { settleDown } from './settle-down.ts';
import { openStruck, type Struck } from './struck.ts';

interface Drill {
  kills: number;
  buyers: number;
  servers: number;
  port: number;
  /** One of plant.ts, to see that it is noticed. */
  fault?: string;
  /** How often a server may answer in the end without having done anything. */
  patience: number;
}

/**
 * kill -9 of servers of one site among concurrent checkouts, messages and refunds over all providers. Afterwards: nothing
 * that was acknowledged is lost, nobody was charged twice or given back twice, and the books are what the providers say.
 * Answers how much is wrong.
 */
export async function drillKills({ kills, buyers, servers, port, fault, patience }: Drill): Promise<number> {
  const began = performance.now();
  const folder = await freshFolder(port);
  const url = `file:${join(folder, 'softbox.db')}`;
  const staged = { folder, port, fault };
  const site = Array.from({ length: servers }, (_, number) => stage(staged, number));
  const browser = openBrowser(site.map(({ origin }) => origin));
  const told: Acknowledged = {
    orders: new Set(),
    payments: new Map(),
    refunds: new Map(),
    withdrawn: new Set(),
    complaints: [],
  };
  const struck = openStruck(url);
  let killing = true;
  const over = () => {
    killing = false;
  };
  for (const server of site) await server.start();
  const db = await openDb({ url });
  const busy = Promise.all([
    giveBack({ browser, db, told, goOn: () => killing }),
    ...Array.from({ length: buyers }, () => buy(browser, told, () => killing)),
    killServers({ site, browser, struck, kills, goOn: () => killing }).finally(over),
  ]);
  const end = (signal: 'SIGKILL' | 'SIGTERM') => Promise.all(site.map((server) => server.end(signal)));
  await busy.catch(async (error: unknown) => {
    // A drill that fails leaves no server behind.
    over();
    await end('SIGKILL');
    throw error;
  });
  db.close();
  await end('SIGTERM');
  const killed = performance.now();
  await settleDown(staged, url, patience);
  const faults = await countFaults(url, told);
  const minutes = (from: number, to: number) => `${((to - from) / 60_000).toFixed(1)} min`;
  console.log(
    `${fault ?? 'no fault planted'}: ${kills} kills in ${minutes(began, killed)} (and ${minutes(killed, performance.now())} to the end), ${browser.answers()} answers, ${told.orders.size} orders and ${told.payments.size} payments, ${told.refunds.size} refunds and ${told.withdrawn.size} cancellations acknowledged`,
  );
  for (const line of await struck.summary()) console.log(line);
  for (const [what, number] of Object.entries(faults))
    if (!fault || number > 0) console.log(`${String(number).padStart(5)}  ${what}`);
  const missed = fault ? [] : await struck.missed();
  struck.close();
  for (const what of missed) console.error(`nothing was shown: no kill met ${what}`);
  const wrong = Object.values(faults).reduce((sum, number) => sum + number, 0);
  if (wrong > 0 && !fault) console.error(`kept for a look: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  if (told.payments.size === 0) throw new Error('nothing was paid: the drill has shown nothing');
  return wrong + missed.length;
}

interface Killing {
  site: ServerProcess[];
  browser: Browser;
  struck: Struck;
  kills: number;
  goOn: () => boolean;
}

/** A server that has less to answer than this is not worth killing. */
const WORTH = 2;
/** What a kill waits for, in turn; after so many answers more it does without. */
const AIMS = ['a request', 'sandbox.webhook', 'a request', 'webhook.process', 'refund.execute', 'mail.send'];
const IN_VAIN = 40;

/** Kills one after the other, each in the middle of what it does, however fast or slow this machine is. */
async function killServers({ site, browser, struck, kills, goOn }: Killing): Promise<void> {
  const starting = new Map<ServerProcess, Promise<void>>();
  for (let count = 1; goOn() && count <= kills; count++) {
    const enough = browser.answers() + 8 + Math.random() * 24;
    const aim = AIMS[count % AIMS.length] ?? '';
    let victim: ServerProcess | undefined;
    while (goOn() && !victim) {
      await wait(4);
      if (browser.answers() < enough) continue;
      if (aim.includes('.') && browser.answers() < enough + IN_VAIN && !(await struck.isUnderWay(aim))) continue;
      const worthy = site.filter((server) => !starting.has(server) && browser.askedOf(server.origin).length >= WORTH);
      victim = worthy[Math.floor(Math.random() * worthy.length)];
    }
    if (!victim) break;
    const killed = victim;
    const requests = browser.askedOf(killed.origin);
    await killed.end('SIGKILL');
    await struck.add(count, requests);
    // The next kill does not wait for it: sometimes nobody is there at all.
    starting.set(
      killed,
      killed.start().finally(() => starting.delete(killed)),
    );
    if (starting.size === site.length) await Promise.race(starting.values());
  }
  await Promise.all(starting.values());
}
