import { findWrongCounts, jobs, orders, paymentAttempts, paymentLedger, refunds, sandboxSessions } from '@softbox/db';
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { OPEN_STATUSES } from './attempt.ts';
import { chargedMinor, disputeAt, readRefunds, type SandboxSession, unfold } from './emulators/sandbox-session.ts';
import type { Shop } from './history-shop.testing.ts';
import { findViolations } from './invariants.ts';
import { REFUND_POLL_MS, reconcileDue } from './reconcile.ts';

const HOUR = 3_600_000;
/** More than all tries of a job and all looks at an attempt together. */
const ROUNDS = 100;
/** When a message that nobody sends would be due. */
const NEVER = new Date('9000-01-01');
const MOVING = ['requested', 'pending'] as const;

/** Fine weather, and time: everything that is still to happen happens, each at its own moment. */
export async function letEverythingEnd({ api, network }: Shop): Promise<void> {
  network.revive();
  network.beforeAnswer = null;
  for (let round = 0, late = false; round < ROUNDS; round++) {
    await api.drainJobs();
    await reconcileDue(api.services);
    await api.drainJobs();
    const due = await nextDue(api);
    // Once more some hours after the last of it, when the providers' books may be compared with ours.
    if (due === null && late) return;
    late = due === null;
    const now = api.clock.now().getTime();
    api.clock.advance(due === null ? 4 * HOUR : Math.max(1000, due - now));
  }
}

/** The moment of the next thing that happens by itself; null where nothing does. */
async function nextDue({ db: { read } }: Shop['api']): Promise<number | null> {
  const later = (at: Date | null, lease: Date | null) => Math.max(at?.getTime() ?? 0, lease?.getTime() ?? 0);
  const promised = await read
    .select({ dueAt: jobs.dueAt, leaseUntil: jobs.leaseUntil })
    .from(jobs)
    .where(and(eq(jobs.state, 'waiting'), lte(jobs.dueAt, NEVER)));
  const looked = await read
    .select({ nextCheckAt: paymentAttempts.nextCheckAt, leaseUntil: paymentAttempts.leaseUntil })
    .from(paymentAttempts)
    .where(isNotNull(paymentAttempts.nextCheckAt));
  const moving = await read
    .select({ updatedAt: refunds.updatedAt })
    .from(refunds)
    .where(inArray(refunds.status, [...MOVING]));
  const moments = [
    ...promised.map(({ dueAt, leaseUntil }) => later(dueAt, leaseUntil)),
    ...looked.map(({ nextCheckAt, leaseUntil }) => later(nextCheckAt, leaseUntil)),
    ...moving.map(({ updatedAt }) => updatedAt.getTime() + REFUND_POLL_MS),
  ];
  return moments.length === 0 ? null : Math.min(...moments);
}

async function isQuiet({ api }: Pick<Shop, 'api'>): Promise<boolean> {
  const { read } = api.db;
  const open = await read.$count(paymentAttempts, inArray(paymentAttempts.status, [...OPEN_STATUSES]));
  const moving = await read.$count(refunds, inArray(refunds.status, [...MOVING]));
  const promised = await read.$count(jobs, and(eq(jobs.state, 'waiting'), lte(jobs.dueAt, NEVER)));
  return open + moving + promised === 0;
}

/** The name under which our books know a payment of the provider's. */
const bookedAs = (session: SandboxSession): string =>
  session.provider === 'tosspayments'
    ? session.id
    : ((session.provider === 'alipay' ? session.details.metadata.tradeNo : session.transactionId) ?? '');

/** What does not hold at the end, with the provider's own memory as the judge. Empty is the only good answer. */
export async function findFaults(shop: Shop): Promise<string[]> {
  const { api, facts } = shop;
  const { read } = api.db;
  const faults = await findViolations(read);
  for (const name of await findWrongCounts(read)) faults.push(`not what a recount gives: ${name}`);
  const now = api.clock.now();
  // Its own orders only: other histories of this shop were judged by what happened to them.
  const ids = shop.orders.map(({ purchase }) => purchase.orderId);
  const attempts = await read.select().from(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
  const ledger = await read.select().from(paymentLedger).where(inArray(paymentLedger.orderId, ids));
  const asked = await read.select().from(refunds).where(inArray(refunds.orderId, ids));
  const refs = attempts.map(({ merchantRef }) => merchantRef);
  const found = await read.select().from(sandboxSessions).where(inArray(sandboxSessions.merchantRef, refs));
  const sessions = found.map((row) => unfold(row, now));
  if (!(await isQuiet(shop))) faults.push('something is open still');
  for (const attempt of attempts)
    if (OPEN_STATUSES.some((open) => open === attempt.status)) faults.push(`open for ever: ${attempt.id}`);

  for (const click of shop.promised)
    if (!asked.some(({ requestKey }) => requestKey?.endsWith(`:${click}`)))
      faults.push(`promised, and not on its way: ${click}`);

  const paid = sessions.filter(({ state }) => state === 'paid');
  const names = new Set(paid.map((session) => `${session.provider} ${bookedAs(session)}`));
  /** What the providers gave back or had taken from them, by attempt: one can be paid in two windows of the same name. */
  const given = new Map<string, number>();
  for (const session of paid) {
    const charges = ledger.filter(
      ({ kind, provider, providerTransactionId }) =>
        kind === 'charge' && provider === session.provider && providerTransactionId === bookedAs(session),
    );
    const [charge] = charges;
    if (!charge || charges.length > 1) {
      faults.push(`money at ${session.provider} is booked ${charges.length} times: ${session.id}`);
      continue;
    }
    const refunded = (await readRefunds(read, session, now)).filter(({ status }) => status === 'succeeded');
    // The bank takes all of it; PayPal tells of that as of a refund of its own, which its sandbox does not make.
    const isTaken = session.provider !== 'paypal' && disputeAt(session, now) === 'lost';
    const minor = isTaken ? chargedMinor(session) : refunded.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    given.set(charge.attemptId, (given.get(charge.attemptId) ?? 0) + minor);
  }
  for (const [attempt, minor] of given) {
    const booked = ledger.filter(
      ({ kind, attemptId }) => attemptId === attempt && (kind === 'refund' || kind === 'refund_returned'),
    );
    const difference = minor + booked.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    // What came back is told by a message alone: where that was lost, ours still says that it was given.
    if (facts.lost ? difference > 0 : difference !== 0)
      faults.push(`refunds at the provider differ by ${difference}: ${attempt}`);
  }
  for (const { kind, provider, providerTransactionId } of ledger)
    if (kind === 'charge' && !names.has(`${provider} ${providerTransactionId}`))
      faults.push(`booked, and never paid: ${provider} ${providerTransactionId}`);

  for (const order of await read.select().from(orders).where(inArray(orders.id, ids))) {
    const charges = ledger.filter(({ kind, orderId }) => kind === 'charge' && orderId === order.id);
    const counted = charges.filter(({ counts }) => counts);
    if (order.paymentStatus === 'processing') faults.push(`waits for nothing: ${order.id}`);
    if (counted.length > 0 !== order.paidMinor > 0)
      faults.push(`paid without money, or the other way round: ${order.id}`);
    for (const { counts, providerTransactionId } of charges) {
      const back = asked.find((refund) => refund.providerTransactionId === providerTransactionId);
      if (!counts && !back && order.paymentStatus !== 'review') faults.push(`money lies about: ${order.id}`);
    }
    const mails = await read
      .select()
      .from(jobs)
      .where(and(eq(jobs.name, 'mail.send'), eq(jobs.dedupeKey, `orderPaid:${order.id}`)));
    if (mails.length !== counted.length)
      faults.push(`${mails.length} mails for ${counted.length} payments: ${order.id}`);
  }
  return faults;
}
