import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkHistories } from '../../packages/api/src/payment/histories.testing.ts';

/** So many are told of together: a failure is found again by its seed without those before it. */
const AT_ONCE = 250;

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Those of the planted faults that show without a process being killed. */
export const SHOWN_BY_HISTORIES = ['no-idempotency-key', 'no-unique-row'];

/** Whether histories with a planted fault break a rule, in a process of their own. */
export function historiesNotice(fault: string, seed: number): boolean {
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', here('./plant.ts'), here('../drill.ts'), '--seed', String(seed)].concat([
      '--histories',
      String(AT_ONCE),
      '--kills',
      '0',
      '--faults',
      '0',
    ]),
    { env: { ...process.env, DRILL_FAULT: fault }, encoding: 'utf8' },
  );
  const [said] = /Property failed after \d+ tests/.exec(stderr) ?? [];
  console.log(`${fault} among histories: ${said ?? 'not noticed'}`);
  return said !== undefined;
}

/** Random histories over all providers; false where one of them breaks a rule of the money. */
export async function drillHistories(runs: number, seed: number): Promise<boolean> {
  const counts = { histories: 0, steps: 0, orders: 0, paid: 0, refunded: 0, review: 0 };
  const began = performance.now();
  // Of a core too: how much else the machine does is none of it.
  const minutes = () => {
    const { user, system } = process.cpuUsage();
    const [passed, worked] = [(performance.now() - began) / 60_000, (user + system) / 60_000_000];
    return `${passed.toFixed(1)} min (${worked.toFixed(1)} of one core)`;
  };
  for (let batch = 0; counts.histories < runs; batch++) {
    try {
      await checkHistories({
        runs: Math.min(AT_ONCE, runs - counts.histories),
        seed: seed + batch,
        onEnd: async ({ orders, facts }) => {
          counts.histories++;
          counts.steps += facts.steps;
          for (const { purchase } of orders) {
            const { order } = await purchase.read();
            counts.orders++;
            if (order.paidMinor > 0) counts.paid++;
            if (order.refundedMinor > 0) counts.refunded++;
            if (order.paymentStatus === 'review') counts.review++;
          }
        },
      });
    } catch (error) {
      console.error(`found again by --histories ${AT_ONCE} --seed ${seed + batch} --kills 0 --faults 0`);
      console.error(
        error instanceof Error ? `${error.message}\n${error.cause instanceof Error ? error.cause.message : ''}` : error,
      );
      return false;
    }
    console.log(`${counts.histories} histories, ${minutes()}`);
  }
  const { histories, steps, orders, paid, refunded, review } = counts;
  console.log(
    `${histories} histories from seed ${seed} in ${minutes()}: ${steps} steps, ${orders} orders, ${paid} paid, ${refunded} refunded, ${review} under review; no rule broken`,
  );
  return true;
}
