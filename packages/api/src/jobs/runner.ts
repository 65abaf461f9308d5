import { jobs, type Tx } from '@softbox/db';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { JOB_HANDLERS } from './handlers.ts';
import { JOB_PAYLOADS, type JobName } from './payloads.ts';

type Claimed = typeof jobs.$inferSelect;

const LEASE_MS = 60_000;
/** What takes longer has got stuck: then another process may try. */
const LONGEST_MS = 30 * 60_000;
const MAX_TRIES = 12;
/** A day of them: mail servers and providers may be away for a night, and what was promised or told must not be lost by that. */
const PATIENT_TRIES = 34;
const PATIENT: readonly string[] = ['mail.send', 'webhook.process'] satisfies JobName[];
const triesOf = ({ name }: Claimed) => (PATIENT.includes(name) ? PATIENT_TRIES : MAX_TRIES);
/** 5 s, 10 s, 20 s … at most an hour between tries. */
const retryAfterMs = (tries: number) => Math.min(5000 * 2 ** (tries - 1), 3_600_000);

/** What money waits for does not stand behind what may wait, however many mails there are and however slow they go. */
export const LANES = ['money', 'rest'] as const;
type Lane = (typeof LANES)[number];
const MONEY = ['sandbox.webhook', 'webhook.process', 'refund.execute'] as const satisfies JobName[];
const LANE = { money: inArray(jobs.name, [...MONEY]), rest: notInArray(jobs.name, [...MONEY]) };

const isDue = (now: Date, lane?: Lane) =>
  and(
    eq(jobs.state, 'waiting'),
    lte(jobs.dueAt, now),
    or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)),
    lane && LANE[lane],
  );

/** Takes the job that has been due longest. A lease, so that a crashed process' work is taken up by another. */
async function claim({ db, clock }: Services, lane?: Lane): Promise<Claimed | undefined> {
  const now = clock.now();
  const oldest = (from: Pick<Tx, 'select'>) =>
    from.select({ id: jobs.id }).from(jobs).where(isDue(now, lane)).orderBy(asc(jobs.dueAt)).limit(1);
  // Mostly nothing is due: then the write queue is left alone.
  if ((await oldest(db.read)).length === 0) return undefined;
  return db.write(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ leaseUntil: new Date(now.getTime() + LEASE_MS), tries: sql`${jobs.tries} + 1` })
      .where(eq(jobs.id, sql`(${oldest(tx)})`))
      .returning();
    return job;
  });
}

/** While it is worked on nobody else may take it, however long that is: one audit of many pages takes minutes. */
function keepLease({ db, clock, log }: Services, job: Claimed): () => void {
  const begun = clock.now().getTime();
  const timer = setInterval(() => {
    const now = clock.now().getTime();
    if (now - begun > LONGEST_MS) return;
    const leaseUntil = new Date(now + LEASE_MS);
    db.write((tx) =>
      tx
        .update(jobs)
        .set({ leaseUntil })
        .where(and(stillMine(job), eq(jobs.state, 'waiting'))),
    ).catch((error: unknown) => log.warn({ job: job.name, reason: String(error) }, 'lease not renewed'));
  }, LEASE_MS / 3);
  // A process that has nothing else to do may end.
  timer.unref();
  return () => clearInterval(timer);
}

/** Each claim counts up: whoever took it since has another number. */
const stillMine = ({ id, tries }: Claimed) => and(eq(jobs.id, id), eq(jobs.tries, tries));

const isJobName = (name: string): name is JobName => name in JOB_PAYLOADS;

async function run(services: Services, job: Claimed): Promise<void> {
  if (!isJobName(job.name)) throw new Error(`no job is called ${job.name}`);
  const payload = JOB_PAYLOADS[job.name].parse(job.payload);
  // The handler of a name takes the payload of that name; the union of both hides it from the compiler.
  const handler = JOB_HANDLERS[job.name] as (services: Services, payload: unknown, jobId: string) => Promise<void>;
  await handler(services, payload, job.id);
}

/** Runs one due job, of any lane where none is named; false where none is due. A failed job comes back later and is dead after its last try. */
export async function runNextJob(services: Services, lane?: Lane): Promise<boolean> {
  const job = await claim(services, lane);
  if (!job) return false;
  const letGo = keepLease(services, job);
  const ended = run(services, job).finally(letGo);
  const changes: Partial<Claimed> = await ended.then(
    () => ({ state: 'done', doneAt: services.clock.now(), leaseUntil: null, lastError: null }) as const,
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const dead = job.tries >= triesOf(job);
      services.log.warn({ job: job.name, tries: job.tries, dead, reason }, 'job failed');
      return {
        state: dead ? 'dead' : 'waiting',
        dueAt: new Date(services.clock.now().getTime() + retryAfterMs(job.tries)),
        leaseUntil: null,
        lastError: reason.slice(0, 500),
      } as const;
    },
  );
  await services.db.write((tx) => tx.update(jobs).set(changes).where(stillMine(job)));
  return true;
}

/** Runs everything that is due now. Returns how many jobs ran. */
export async function drainJobs(services: Services): Promise<number> {
  let count = 0;
  while (await runNextJob(services)) count++;
  return count;
}
