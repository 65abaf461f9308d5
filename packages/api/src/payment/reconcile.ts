import { PROVIDER_NAMES, type ProviderName } from '@softbox/config/countries';
import { isPayable } from '@softbox/config/orders';
import { jobs, orders, paymentAttempts, refunds, type Tx, webhookInbox } from '@softbox/db';
import { and, asc, eq, inArray, isNull, lte, notInArray, or } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { type Attempt, isOpen } from './attempt.ts';
import { checkAttempt } from './check-attempt.ts';
import { nextCheck } from './check-schedule.ts';
import { endAttempt } from './end-attempt.ts';
import { executeRefund } from './execute-refund.ts';

const LEASE_MS = 60_000;
/** How long a message nobody could work on is kept waiting. */
const INBOX_MS = 24 * 3_600_000;
export const REFUND_POLL_MS = 10 * 60_000;
export const AT_ONCE = 100;
/** A provider that was silent so often in one round is not asked again before the next. */
const PATIENCE = 3;

/** Looks after everything whose end nobody may have told us: open payments, refunds under way, messages left over. */
export async function reconcileDue(services: Services): Promise<number> {
  let looked = 0;
  const silences: Partial<Record<ProviderName, number>> = {};
  const silent = () => PROVIDER_NAMES.filter((name) => (silences[name] ?? 0) >= PATIENCE);
  for (let attempt = await claim(services, []); attempt; attempt = await claim(services, silent())) {
    const { id, provider } = attempt;
    looked++;
    const known = await guarded(services, id, () => lookAfter(services, attempt));
    silences[provider] = known === false ? (silences[provider] ?? 0) + 1 : 0;
    if (looked >= AT_ONCE) break;
  }
  // The same patience here: open payments of all others wait until this is through. Each once, however long it takes.
  const dueSince = new Date(services.clock.now().getTime() - REFUND_POLL_MS);
  for (let followed = 0; followed < AT_ONCE; followed++) {
    const due = await dueRefund(services, dueSince, silent());
    if (!due) break;
    const { refund, provider } = due;
    looked++;
    const known = await guarded(services, refund.id, () => followRefund(services, refund));
    silences[provider] = known ? 0 : (silences[provider] ?? 0) + 1;
  }
  await retireMessages(services);
  await promiseAudit(services);
  return looked;
}

/** The next look is written down with the claim: a process that dies while looking delays it, and loses nothing. */
async function claim({ db, clock }: Services, silent: ProviderName[]): Promise<Attempt | undefined> {
  const now = clock.now();
  const oldest = (from: Pick<Tx, 'select'>) =>
    from
      .select()
      .from(paymentAttempts)
      .where(
        and(
          lte(paymentAttempts.nextCheckAt, now),
          notInArray(paymentAttempts.provider, silent),
          or(isNull(paymentAttempts.leaseUntil), lte(paymentAttempts.leaseUntil, now)),
        ),
      )
      .orderBy(asc(paymentAttempts.nextCheckAt))
      .limit(1);
  // Mostly nothing is due: then the write queue is left alone.
  if ((await oldest(db.read)).length === 0) return undefined;
  return db.write(async (tx) => {
    const [due] = await oldest(tx);
    if (!due) return undefined;
    const [claimed] = await tx
      .update(paymentAttempts)
      .set({
        checks: due.checks + 1,
        nextCheckAt: nextCheck({ ...due, checks: due.checks + 1 }, now),
        leaseUntil: new Date(now.getTime() + LEASE_MS),
      })
      .where(eq(paymentAttempts.id, due.id))
      .returning();
    return claimed;
  });
}

/** Asks first and ends second: whoever paid in the last moment has paid. Where the provider is silent, it stays open. */
async function lookAfter(services: Services, claimed: Attempt): Promise<boolean> {
  const { attempt, known, isMoving } = await checkAttempt(services, claimed, { source: 'reconciler' });
  if (known && isOpen(attempt) && attempt.status !== 'processing' && (await isOver(services, attempt)))
    await endAttempt(services, attempt, { as: 'expired', source: 'reconciler' });
  await services.db.write((tx) =>
    tx
      .update(paymentAttempts)
      // Of one that had ended, one look is enough; but for what its buyer set going before it had. One that ended
      // meanwhile has its last look still before it (close-attempt.ts).
      .set({ leaseUntil: null, ...(known && !isOpen(claimed) && !isMoving ? { nextCheckAt: null } : {}) })
      .where(eq(paymentAttempts.id, attempt.id)),
  );
  return known;
}

/** Its time is up, or its order was paid otherwise or given up. */
async function isOver({ db, clock }: Services, attempt: Attempt): Promise<boolean> {
  if (attempt.expiresAt <= clock.now()) return true;
  const [order] = await db.read.select().from(orders).where(eq(orders.id, attempt.orderId));
  return !order || !isPayable(order);
}

type Refund = typeof refunds.$inferSelect;

/** The one that nobody has looked at for longest. */
async function dueRefund({ db }: Services, since: Date, silent: ProviderName[]) {
  const [due] = await db.read
    .select({ refund: refunds, provider: paymentAttempts.provider })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        inArray(refunds.status, ['requested', 'pending']),
        lte(refunds.updatedAt, since),
        notInArray(paymentAttempts.provider, silent),
      ),
    )
    .orderBy(asc(refunds.updatedAt))
    .limit(1);
  return due;
}

/** Answers whether the provider did. */
async function followRefund(services: Services, refund: Refund): Promise<boolean> {
  // First, so that one that never answers does not stand in front of the others, and one process alone follows it.
  const [claimed] = await services.db.write((tx) =>
    tx
      .update(refunds)
      .set({ updatedAt: services.clock.now() })
      .where(and(eq(refunds.id, refund.id), eq(refunds.updatedAt, refund.updatedAt)))
      .returning({ id: refunds.id }),
  );
  if (!claimed) return true;
  if (refund.status === 'requested') {
    // It throws where it was not answered.
    await executeRefund(services, { refundId: refund.id });
    return true;
  }
  const [attempt] = await services.db.read
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, refund.attemptId));
  return attempt !== undefined && (await checkAttempt(services, attempt, { source: 'reconciler' })).known;
}

async function retireMessages({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  const old = and(eq(webhookInbox.state, 'received'), lte(webhookInbox.receivedAt, new Date(now.getTime() - INBOX_MS)));
  const [waiting] = await db.read.select({ id: webhookInbox.id }).from(webhookInbox).where(old).limit(1);
  if (!waiting) return;
  const dead = await db.write((tx) =>
    tx.update(webhookInbox).set({ state: 'dead', processedAt: now }).where(old).returning({ id: webhookInbox.id }),
  );
  for (const { id } of dead) log.error({ webhook: id }, 'webhook given up');
}

const DAY = 24 * 3_600_000;

/** Once a day, whichever process comes first: two days of the providers' books, for some of them are hours behind. */
async function promiseAudit({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const dedupeKey = now.toISOString().slice(0, 10);
  const promised = and(eq(jobs.name, 'payment.audit'), eq(jobs.dedupeKey, dedupeKey));
  if ((await db.read.$count(jobs, promised)) > 0) return;
  const payload = { from: now.getTime() - 2 * DAY, to: now.getTime() };
  await db.write((tx) => enqueue(tx, { name: 'payment.audit', payload, dedupeKey, now }));
}

async function guarded<T>({ log }: Services, id: string, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    log.error({ id, reason: error instanceof Error ? error.message : String(error) }, 'reconciliation failed');
    return undefined;
  }
}
