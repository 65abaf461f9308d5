import { setTimeout as wait } from 'node:timers/promises';
import { sweepFiles } from '../files/sweep-files.ts';
import { sweepPictures } from '../files/sweep-pictures.ts';
import { reconcileDue } from '../payment/reconcile.ts';
import type { Services } from '../services.ts';
import { LANES, runNextJob } from './runner.ts';

const IDLE_MS = 500;
const RECONCILE_EVERY_MS = 5000;
const SWEEP_EVERY_MS = 10 * 60_000;

/** Runs due jobs and looks after open payments until stopped. Several processes may do so: work is claimed by lease. */
export function startTicker(services: Services) {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  // An aborted wait is how the loops end, not a failure.
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function loop(step: () => Promise<boolean>, idleMs: number): Promise<void> {
    while (!stopping.signal.aborted) {
      const busy = await step().catch((error: unknown) => {
        services.log.error(
          { reason: error instanceof Error ? error.message : String(error) },
          'background work failed',
        );
        return false;
      });
      if (!busy) await pause(idleMs);
    }
  }

  return {
    start(): void {
      running = Promise.all([
        ...LANES.map((lane) => loop(() => runNextJob(services, lane), IDLE_MS)),
        loop(async () => {
          await reconcileDue(services);
          return false;
        }, RECONCILE_EVERY_MS),
        loop(async () => {
          await sweepFiles(services);
          await sweepPictures(services);
          return false;
        }, SWEEP_EVERY_MS),
      ]);
    },
    /** Resolves when the step in progress has ended. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
