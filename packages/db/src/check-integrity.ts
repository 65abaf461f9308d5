import { Worker } from 'node:worker_threads';
import type { DatabaseLocation } from './client.ts';

/**
 * Reads the whole file, table by table, and recounts what is kept by triggers. Answers what is wrong; nothing where all is
 * sound. In a thread and on a connection of its own: the driver works without giving way, and a large file would hold every
 * visitor up.
 */
export function checkIntegrity(location: DatabaseLocation): Promise<string[]> {
  const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: location });
  // A server that ends does not wait for it.
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the check ended with ${code}`)));
  });
}
