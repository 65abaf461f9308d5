import { AppError } from '@softbox/config/errors';
import { LIMITS } from '@softbox/config/limits';
import { jobEvents, jobs, newId, type ReadDb, refunds } from '@softbox/db';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { MemberContext } from '../context.ts';
import { JOB_PAYLOADS } from '../jobs/payloads.ts';
import type { DeadJob } from './view.ts';

type Job = typeof jobs.$inferSelect;

/** Work that was given up after its last try, the latest first. */
export async function listDeadJobs({ db }: Pick<MemberContext, 'db'>): Promise<DeadJob[]> {
  const rows = await db.read
    .select()
    .from(jobs)
    .where(eq(jobs.state, 'dead'))
    .orderBy(desc(jobs.dueAt))
    .limit(LIMITS.pageSize);
  return Promise.all(rows.map((job) => viewDead(db.read, job)));
}

async function viewDead(read: ReadDb, job: Job): Promise<DeadJob> {
  const { id, name, tries, lastError, createdAt } = job;
  return { id, name, tries, lastError, createdAt: createdAt.toISOString(), ...(await subjectOf(read, job)) };
}

/** What it was about, as far as that helps to decide; never links or secrets. */
async function subjectOf(read: ReadDb, { name, payload }: Job): Promise<Pick<DeadJob, 'mail' | 'to' | 'orderId'>> {
  const none = { mail: null, to: null, orderId: null };
  if (name === 'mail.send') {
    const mail = JOB_PAYLOADS['mail.send'].safeParse(payload).data;
    if (!mail) return none;
    const orderId = 'orderId' in mail ? mail.orderId : 'about' in mail ? mail.about : null;
    return { mail: mail.mail, to: 'to' in mail ? mail.to : null, orderId };
  }
  if (name === 'refund.execute') {
    const { refundId = '' } = JOB_PAYLOADS['refund.execute'].safeParse(payload).data ?? {};
    const [refund] = await read.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId));
    return { ...none, orderId: refund?.orderId ?? null };
  }
  return none;
}

export const RetryJob = z.object({ id: z.string().min(1).max(120) });

/** Lets a dead job begin anew; of two who ask at once one does it, and the other is told that it is no longer dead. */
export async function retryJob(ctx: MemberContext, { id }: { id: string }): Promise<void> {
  await ctx.db.write(async (tx) => {
    const now = ctx.clock.now();
    const [before] = await tx.select({ error: jobs.lastError }).from(jobs).where(eq(jobs.id, id));
    const revived = await tx
      .update(jobs)
      .set({ state: 'waiting', tries: 0, dueAt: now, leaseUntil: null })
      .where(and(eq(jobs.id, id), eq(jobs.state, 'dead')))
      .returning({ id: jobs.id });
    if (revived.length === 0) throw new AppError('NOT_FOUND');
    await tx.insert(jobEvents).values({
      id: newId('jobEvent'),
      jobId: id,
      type: 'retried',
      actor: `user:${ctx.actor.userId}`,
      error: before?.error ?? null,
      createdAt: now,
    });
  });
  ctx.log.info({ job: id, by: ctx.actor.userId }, 'dead job retried');
}
