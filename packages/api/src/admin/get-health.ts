import { inspectDatabase, jobs, webhookInbox } from '@softbox/db';
import { and, asc, count, eq, isNotNull, max, min, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { JOB_PAYLOADS, type JobName } from '../jobs/payloads.ts';
import { readVersion } from '../version.ts';
import { providerStates } from './provider-states.ts';
import type { Health } from './view.ts';

type Ctx = Pick<MemberContext, 'db' | 'clock' | 'env' | 'providers'>;

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** How the house is: each line measured or read now, nothing remembered from a start. */
export async function getHealth(ctx: Ctx): Promise<Health> {
  const { env, db, clock } = ctx;
  const isFile = env.DATABASE_URL.startsWith('file:');
  const [version, database, queue, mail, inbox, providers] = await Promise.all([
    readVersion(),
    inspectDatabase(db.read, { isFile }),
    queueStates(ctx),
    mailState(ctx),
    inboxState(ctx),
    providerStates(ctx),
  ]);
  return {
    checkedAt: clock.now().toISOString(),
    version,
    database: { kind: isFile ? 'file' : 'server', ...database },
    queue,
    mail,
    inbox,
    providers,
  };
}

/** Every kind of job there is, also those of which none was ever promised. */
async function queueStates({ db }: Ctx): Promise<Health['queue']> {
  const rows = await db.read
    .select({ name: jobs.name, state: jobs.state, count: count() })
    .from(jobs)
    .groupBy(jobs.name, jobs.state);
  const names = Object.keys(JOB_PAYLOADS) as JobName[]; // its own keys
  const countOf = (name: string, state: string) =>
    rows.find((row) => row.name === name && row.state === state)?.count ?? 0;
  const [oldest] = await db.read
    .select({ dueAt: jobs.dueAt })
    .from(jobs)
    .where(eq(jobs.state, 'waiting'))
    .orderBy(asc(jobs.dueAt))
    .limit(1);
  return {
    kinds: names.map((name) => ({
      name,
      waiting: countOf(name, 'waiting'),
      done: countOf(name, 'done'),
      dead: countOf(name, 'dead'),
    })),
    oldestDueAt: iso(oldest?.dueAt),
  };
}

/** `failing`: mails that were tried and still wait; `failingSince` is when the first of them was promised. */
async function mailState({ db, env }: Ctx): Promise<Health['mail']> {
  const isMail = eq(jobs.name, 'mail.send');
  const [[sent], [stuck], [last]] = await Promise.all([
    db.read
      .select({ at: max(jobs.doneAt) })
      .from(jobs)
      .where(and(isMail, eq(jobs.state, 'done'))),
    db.read
      .select({ at: min(jobs.createdAt), count: count() })
      .from(jobs)
      .where(and(isMail, eq(jobs.state, 'waiting'), isNotNull(jobs.lastError))),
    db.read
      .select({ error: jobs.lastError })
      .from(jobs)
      .where(and(isMail, eq(jobs.state, 'waiting'), isNotNull(jobs.lastError)))
      .orderBy(sql`${jobs.dueAt} desc`)
      .limit(1),
  ]);
  return {
    by: env.SMTP_URL ? 'server' : 'files',
    lastSentAt: iso(sent?.at),
    failing: stuck?.count ?? 0,
    failingSince: iso(stuck?.at),
    lastError: last?.error ?? null,
  };
}

async function inboxState({ db }: Ctx): Promise<Health['inbox']> {
  const rows = await db.read
    .select({ state: webhookInbox.state, count: count(), oldest: min(webhookInbox.receivedAt) })
    .from(webhookInbox)
    .groupBy(webhookInbox.state);
  const of = (state: string) => rows.find((row) => row.state === state);
  return {
    received: of('received')?.count ?? 0,
    processed: of('processed')?.count ?? 0,
    ignored: of('ignored')?.count ?? 0,
    dead: of('dead')?.count ?? 0,
    oldestAt: iso(of('received')?.oldest),
  };
}
