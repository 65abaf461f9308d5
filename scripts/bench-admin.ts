// `npm run bench:admin`: what the desk asks for takes at most three times as long in a full house (100,000 orders, 20,000
// members) as in a small one (1,000), and every query's plan is index-only or explained. Smaller: `-- --orders 20000`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openHouse } from './bench/admin-house.ts';
import { placeOrder, QUESTIONS } from './bench/admin-questions.ts';
import { judgePlan } from './bench/judge-plan.ts';

const SMALL = 1000;
const MAX_RATIO = 3;
const RUNS = 41;
/** Of the time that a question takes whatever there is to ask (checks, the way to the driver and back), noise makes ratios. */
const AT_ONCE_MS = 2;
const WARM_UP = 5;

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
const folder = mkdtempSync(join(tmpdir(), 'softbox-bench-'));

async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const began = performance.now();
    await ask();
    if (run >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

async function measure(orders: number) {
  const house = await openHouse(join(folder, String(orders)), orders);
  console.log(`${orders} orders made in ${(house.filledInMs / 1000).toFixed(1)} s`);
  const results = new Map<string, { ms: number; plans: Awaited<ReturnType<typeof house.planOf>> }>();
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const queries = await house.record(() => ask(house.desk));
    const ms = await medianOf(() => ask(house.desk));
    results.set(name, { ms, plans: await house.planOf(queries) });
  }
  // Last: it changes what there is to ask.
  results.set('placing an order', { ms: await medianOf(() => placeOrder(house.visitor)), plans: [] });
  await house.close();
  return results;
}

try {
  const small = await measure(SMALL);
  const full = await measure(Number(values.orders));
  let isGood = true;
  console.log(`${'question'.padEnd(32)}${'1,000'.padStart(10)}${values.orders.padStart(10)}${'ratio'.padStart(8)}`);
  for (const [name, { ms }] of full) {
    const before = small.get(name)?.ms ?? 0;
    const ratio = ms / before;
    const isSlow = ratio > MAX_RATIO && ms > AT_ONCE_MS;
    if (isSlow) isGood = false;
    const figures = [before, ms].map((value) => `${value.toFixed(1)} ms`.padStart(10)).join('');
    console.log(`${name.padEnd(32)}${figures}${ratio.toFixed(2).padStart(8)}${isSlow ? '  too slow' : ''}`);
  }
  for (const [name, { plans }] of full) {
    if (plans.length === 0) continue;
    console.log(`\n${name}`);
    for (const step of plans) {
      const { verdict, isFine } = judgePlan(step);
      if (!isFine) isGood = false;
      console.log(`  ${isFine ? ' ' : '!'} ${step}${verdict && `  (${verdict})`}`);
    }
  }
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
