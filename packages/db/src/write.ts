import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Drizzle, Tx } from './access.ts';

/** Runs one act in one write transaction and resolves after its commit. The act must only touch `tx`, never the network. */
export type Writer = <T>(act: (tx: Tx) => Promise<T>) => Promise<T>;

/** How long a write keeps trying while another process holds the database, in milliseconds. */
const PATIENCE = 8000;

/** Whether another process held the database for too long; nothing was written. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'SQLITE_BUSY' || error.code === 'TRANSACTION_ACTIVE')) || isBusy(error.cause));

/**
 * The only way to write. One queue per process: parallel transactions on libSQL's local driver fail each other with
 * SQLITE_BUSY, and one SQLITE_BUSY leaves its connection unusable (libsql-client-ts #352), hence `reconnect`.
 */
export function createWriter(db: Drizzle, reconnect: () => void | Promise<void>, onCommit: () => void): Writer {
  const inside = new AsyncLocalStorage<true>();
  let tail: Promise<unknown> = Promise.resolve();

  async function attempt<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + PATIENCE;
    for (let wait = 2; ; wait = Math.min(wait * 1.6, 100)) {
      try {
        const result = await db.transaction((tx) => inside.run(true, () => act(tx)));
        onCommit();
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        await reconnect();
        if (performance.now() > giveUpAt) throw error;
        await setTimeout(wait * (0.5 + Math.random()));
      }
    }
  }

  return (act) => {
    // A nested write would wait for its own transaction to end.
    if (inside.getStore()) throw new Error('write() inside write(): pass tx on instead');
    const turn = tail.then(async () => {
      // Lets requests and timers run between two writes of a long queue.
      await setImmediate();
      return attempt(act);
    });
    tail = turn.catch(() => undefined);
    return turn;
  };
}
