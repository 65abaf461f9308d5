import { paymentAttempts, type Tx } from '@softbox/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { type Attempt, isOpen, OPEN_STATUSES, type Settling, type Source } from './attempt.ts';
import { bookCharge } from './book-charge.ts';
import { bookDispute } from './book-dispute.ts';
import { bookRefund } from './book-refund.ts';
import { CLOSED, closeAttempt } from './close-attempt.ts';
import type { Snapshot, SnapshotState } from './provider.ts';

interface Settlement {
  attempt: Attempt;
  snapshot: Snapshot;
  source: Source;
}

/**
 * The only place where money turns an order. Takes what the provider itself says, never a claim, and may be told the same
 * thing by everybody at once: what was booked once is booked. Answers the attempt as it is afterwards.
 */
export async function settle(
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  { attempt, snapshot, source }: Settlement,
): Promise<Attempt> {
  if (!isAbout(attempt, snapshot)) {
    // Booked here it would take the place of the order that it was paid for.
    services.log.error(
      { attempt: attempt.id, provider: attempt.provider, source },
      'snapshot of another payment refused',
    );
    return attempt;
  }
  return services.db.write(async (tx) => {
    const current = await read(tx, attempt.id);
    const settling: Settling = { tx, now: services.clock.now(), source, attempt: current };
    const charges = snapshot.charges.filter(({ status }) => status === 'succeeded');
    for (const charge of charges) await bookCharge(settling, charge);
    for (const refund of snapshot.refunds) await bookRefund(settling, refund);
    for (const dispute of snapshot.disputes) await bookDispute(settling, dispute);
    if (charges.length > 0) await succeed(settling, snapshot);
    else await follow(settling, snapshot);
    return read(tx, attempt.id);
  });
}

const isAbout = ({ merchantRef, providerRef }: Attempt, snapshot: Snapshot) =>
  snapshot.merchantRef === null ? snapshot.providerRef === providerRef : snapshot.merchantRef === merchantRef;

async function read(tx: Tx, id: string): Promise<Attempt> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  if (!attempt) throw new Error(`no attempt ${id}`);
  return attempt;
}

/** From any state: money may come after we took an attempt for ended. */
async function succeed({ tx, now, attempt }: Settling, { providerRef }: Snapshot): Promise<void> {
  if (attempt.status === 'succeeded') return;
  await tx
    .update(paymentAttempts)
    .set({ ...CLOSED, status: 'succeeded', providerRef, failureCode: null, failureMessage: null, updatedAt: now })
    .where(eq(paymentAttempts.id, attempt.id));
  // A later attempt that is still open must not be paid as well: the reconciler ends it.
  await tx
    .update(paymentAttempts)
    .set({ nextCheckAt: now })
    .where(and(eq(paymentAttempts.orderId, attempt.orderId), inArray(paymentAttempts.status, [...OPEN_STATUSES])));
}

const STATUS_OF = {
  created: 'action_required',
  requires_action: 'action_required',
  approved: 'approved',
  processing: 'processing',
  // Paid without a charge to show for it: wait for the charge.
  paid: 'processing',
} as const satisfies Partial<Record<SnapshotState, Attempt['status']>>;

async function follow({ tx, now, source, attempt }: Settling, snapshot: Snapshot): Promise<void> {
  const { state, failure, merchantRef } = snapshot;
  if (!isOpen(attempt)) return;
  if (state === 'failed' || state === 'canceled' || state === 'expired') {
    await closeAttempt(tx, { attemptId: attempt.id, as: state, failure, source, now });
    return;
  }
  const isUntouched = state === 'created' || state === 'requires_action';
  await tx
    .update(paymentAttempts)
    .set({
      // `created` until the answer to `create` is stored and the browser can be told.
      status: isUntouched && !attempt.nextAction ? attempt.status : STATUS_OF[state],
      uncertain: false,
      // Before the buyer has chosen, a provider may still name the payment anew.
      ...(!isUntouched && !attempt.providerRef && merchantRef ? { providerRef: snapshot.providerRef } : {}),
      updatedAt: now,
    })
    .where(and(eq(paymentAttempts.id, attempt.id), inArray(paymentAttempts.status, [...OPEN_STATUSES])));
}
