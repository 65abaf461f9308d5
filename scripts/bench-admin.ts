// `npm run bench:admin`: what the desk asks for takes at most three times as long in a full house (100,000 orders, 20,000
// members) as in a small one (1,000), and every query's plan is index-only or explained. Smaller: `-- --orders 20000`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openHouse } from './bench/admin-house.ts';
import { placeOrder, plainPage, QUESTIONS, rowsOf } from './bench/admin-questions.ts';
import { judgePlan } from './bench/judge-plan.ts';

const SMALL = 1000;
const MAX_RATIO = 3;
const RUNS = 41;
const WARM_UP = 5;
/** Of the time that a question takes whatever there is to ask (checks, the way to the driver and back), noise makes ratios. */
const AT_ONCE_MS = 2;

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100000' } } });
const folder = mkdtempSync(join(tmpdir(), 'softbox-bench-'));
type House = Awaited<ReturnType<typeof openHouse>>;

async function open(orders: number): Promise<House> {
  const house = await openHouse(join(folder, String(orders)), orders);
  console.log(`${orders} orders made in ${(house.filledInMs / 1000).toFixed(1)} s`);
  return house;
}

/** In both houses by turns: whatever else the machine does meanwhile happens to both. */
async function medians(
  houses: readonly [House, House],
  act: (house: House) => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let run = -WARM_UP; run < RUNS; run++)
    for (const [index, house] of houses.entries()) {
      const began = performance.now();
      await act(house);
      if (run >= 0) times[index === 0 ? 0 : 1].push(performance.now() - began);
    }
  const [small, full] = times.map((list) => list.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
  return [small ?? 0, full ?? 0];
}

let isGood = true;
function judge(name: string, before: number, after: number): void {
  const ratio = after / before;
  const isSlow = ratio > MAX_RATIO && after > AT_ONCE_MS;
  if (isSlow) isGood = false;
  const figures = [before, after].map((value) => `${value.toFixed(1)} ms`.padStart(10)).join('');
  console.log(`${name.padEnd(42)}${figures}${ratio.toFixed(2).padStart(8)}${isSlow ? '  too slow' : ''}`);
}

try {
  const houses = [await open(SMALL), await open(Number(values.orders))] as const;
  const [small, full] = houses;
  console.log(`${'question'.padEnd(42)}${'1,000'.padStart(10)}${values.orders.padStart(10)}${'ratio'.padStart(8)}`);
  const plans = new Map<string, string[]>();
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    plans.set(name, await full.planOf(await full.record(() => ask(full.desk))));
    const [fewer, more] = [rowsOf(await ask(small.desk)), rowsOf(await ask(full.desk))];
    const [before, after] = await medians(houses, ({ desk }) => ask(desk));
    if (fewer >= more) judge(name, before, after);
    else {
      // To show more rows takes longer however they were found: held against a plain page of as many in the small house.
      const [plain] = await medians([small, small], ({ desk }) => plainPage(name, more)(desk));
      judge(`${name} (${more} rows, not ${fewer})`, Math.max(before, plain), after);
    }
  }
  // Last: it changes what there is to ask.
  judge('placing an order', ...(await medians(houses, ({ visitor }) => placeOrder(visitor))));
  for (const [name, steps] of plans) {
    console.log(`\n${name}`);
    for (const step of steps) {
      const { verdict, isFine } = judgePlan(step);
      if (!isFine) isGood = false;
      console.log(`  ${isFine ? ' ' : '!'} ${step}${verdict && `  (${verdict})`}`);
    }
  }
  for (const house of houses) await house.close();
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
