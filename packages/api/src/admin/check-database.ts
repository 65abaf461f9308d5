import { setTimeout as wait } from 'node:timers/promises';
import { checkIntegrity, type Database } from '@softbox/db';
import type { MemberContext } from '../context.ts';
import type { DatabaseCheck } from './view.ts';

/** For so long an answer waits for the check; who asks again hears of the same one. */
const PATIENCE_MS = 5000;

type Done = Omit<DatabaseCheck, 'isRunning'>;
/** The latest of each database. */
const checks = new WeakMap<Database, { done: Promise<Done>; isRunning: boolean }>();

async function run({ env }: MemberContext): Promise<Done> {
  const began = performance.now();
  const faults = await checkIntegrity({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN });
  return { faults, seconds: Math.round((performance.now() - began) / 100) / 10 };
}

function begin(ctx: MemberContext) {
  const check = { done: run(ctx), isRunning: true };
  const end = () => {
    check.isRunning = false;
  };
  check.done.then(end, end);
  checks.set(ctx.db, check);
  return check;
}

/** Whether the database is sound. One check at a time, however many ask. */
export async function checkDatabase(ctx: MemberContext, { start }: { start: boolean }): Promise<DatabaseCheck> {
  const known = checks.get(ctx.db);
  const check = known && (known.isRunning || !start) ? known : begin(ctx);
  const done = await Promise.race([check.done, wait(PATIENCE_MS, null, { ref: false })]);
  return done ? { isRunning: false, ...done } : { isRunning: true, faults: [], seconds: 0 };
}
