import { Worker } from 'node:worker_threads';
import type { ServerEnv } from '@softbox/config/env';
import type { DatabaseLocation } from '@softbox/db';

/**
 * The rules of the money over every order there is. In a thread and on a connection of its own: the driver works without
 * giving way, and many orders would hold every visitor up.
 */
export function findViolationsAside({ DATABASE_URL, DATABASE_AUTH_TOKEN }: ServerEnv): Promise<string[]> {
  const workerData: DatabaseLocation = { url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN };
  const worker = new Worker(new URL('./violations-worker.ts', import.meta.url), { workerData });
  // A server that ends does not wait for it.
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the rules of the money: ended with ${code}`)));
  });
}
