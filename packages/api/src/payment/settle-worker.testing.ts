import { openDb, paymentAttempts } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { systemClock } from '../clock.ts';
import { createLog } from '../log.ts';
import type { Snapshot } from './provider.ts';
import { settle } from './settle.ts';

/** One of several processes that are told of the same payment at once. */
const [url = '', attemptId = '', snapshotJson = '', count = '0'] = process.argv.slice(2);
const { at, ...told } = JSON.parse(snapshotJson) as Snapshot & { at: string }; // written by the test that starts us
const snapshot: Snapshot = { ...told, charges: told.charges.map((charge) => ({ ...charge, at: new Date(at) })) };

const db = await openDb({ url });
const services = { db, clock: systemClock, log: createLog({ LOG_LEVEL: 'silent' }) };
const [attempt] = await db.read.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
if (!attempt) throw new Error(`no attempt ${attemptId}`);
// All start when the last of them is ready.
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const sources = ['webhook', 'return', 'reconciler'] as const;
const settled = await Promise.all(
  Array.from({ length: Number(count) }, (_, index) =>
    settle(services, { attempt, snapshot, source: sources[index % sources.length] ?? 'return' }),
  ),
);
db.close();
process.stdin.unref();
process.stdout.write(`${settled.filter(({ status }) => status === 'succeeded').length}\n`);
process.exit(0);
