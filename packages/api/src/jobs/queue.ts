import { jobs, newId, type Tx } from '@softbox/db';
import type { JobName, JobPayload } from './payloads.ts';

interface Job<N extends JobName> {
  name: N;
  payload: JobPayload<N>;
  now: Date;
  /** Not before this moment; at once where absent. */
  dueAt?: Date;
  /** The same promise made twice is one job. */
  dedupeKey?: string;
}

/** Promises work in the transaction of the act that needs it: no order without its mail, no mail without its order. */
export async function enqueue<N extends JobName>(tx: Tx, job: Job<N>): Promise<void> {
  await tx
    .insert(jobs)
    .values({
      id: newId('job'),
      name: job.name,
      payload: job.payload,
      dedupeKey: job.dedupeKey ?? null,
      dueAt: job.dueAt ?? job.now,
      createdAt: job.now,
    })
    .onConflictDoNothing();
}
