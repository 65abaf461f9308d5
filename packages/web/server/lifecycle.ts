import type { Server } from 'node:http';

export interface Lifecycle {
  isDraining(): boolean;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * On the first signal: stop accepting, finish what is under way, then `close` the rest and leave with 0.
 * On the second: leave at once.
 */
export function stopGracefully(http: Server, close: () => Promise<void>): Lifecycle {
  let draining = false;

  async function drain(): Promise<void> {
    await new Promise<void>((done) => {
      http.close(() => done());
      http.closeIdleConnections();
    });
    await close();
    process.exit(0);
  }

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (draining) process.exit(1);
      draining = true;
      drain().catch((error) => {
        console.error(error);
        process.exit(1);
      });
    });
  }
  return { isDraining: () => draining };
}
