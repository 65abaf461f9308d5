import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from '@libsql/client';
import type { DatabaseLocation } from './client.ts';

const { url, authToken }: DatabaseLocation = workerData;
const client = createClient({ url, ...(authToken ? { authToken } : {}) });
// At most so many faults: one is reason enough for a backup.
const { rows } = await client.execute('select quick_check from pragma_quick_check(10)');
client.close();
parentPort?.postMessage(rows.map(({ quick_check }) => String(quick_check)).filter((said) => said !== 'ok'));
