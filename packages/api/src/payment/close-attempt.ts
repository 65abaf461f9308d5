import { newId, orderEvents, orders, paymentAttempts, type Tx } from '@softbox/db';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import { type Attempt, OPEN_STATUSES, type Source } from './attempt.ts';

interface Closing {
  attemptId: string;
  as: 'failed' | 'canceled' | 'expired';
  failure?: { code: string; message: string } | undefined;
  source: Source;
  now: Date;
}

const LAST_LOOK_MS = 60_000;
/** Whoever tries again at once needs no mail about it. */
const MAIL_AFTER_MS = 10 * 60_000;

/** Ends an open attempt that brought no money; the order waits for another. False where it was not open any more. */
export async function closeAttempt(tx: Tx, { attemptId, as, failure, source, now }: Closing): Promise<boolean> {
  const [closed] = await tx
    .update(paymentAttempts)
    .set({
      ...CLOSED,
      status: as,
      failureCode: failure?.code.slice(0, 100) ?? null,
      failureMessage: failure?.message.slice(0, 200) ?? null,
      // Not every provider can end what its buyer may still have open: one last look when its own time is up. What it has
      // given no name it may not have ended at all, and what was paid there in the last second shows a little later.
      nextCheckAt: sql`case when ${paymentAttempts.expiresAt} > ${now.getTime()}
        then ${paymentAttempts.expiresAt} + ${LAST_LOOK_MS}
        when ${paymentAttempts.providerRef} is null then ${now.getTime() + LAST_LOOK_MS} end`,
      updatedAt: now,
    })
    .where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.status, [...OPEN_STATUSES])))
    .returning();
  if (!closed) return false;
  // It was the order's only open attempt, so nothing else is under way.
  await tx
    .update(orders)
    .set({ paymentStatus: 'unpaid', version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, closed.orderId), eq(orders.paymentStatus, 'processing')));
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: closed.orderId,
    type: 'payment_failed',
    actor: `payment:${source}`,
    detail: {
      provider: closed.provider,
      attempt: closed.number,
      status: as,
      code: failure?.code.slice(0, 100) ?? null,
    },
    createdAt: now,
  });
  if (as === 'failed') await promiseMail(tx, closed, now);
  return true;
}

/** Written then only if the order still waits and nothing else was tried (mail/send-mail.ts). */
async function promiseMail(tx: Tx, { id, orderId }: Attempt, now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  await enqueue(tx, {
    name: 'mail.send',
    payload: {
      mail: 'paymentFailed',
      to: order.customerEmail,
      language: order.language,
      orderId,
      attemptId: id,
    },
    dedupeKey: `paymentFailed:${id}`,
    dueAt: new Date(now.getTime() + MAIL_AFTER_MS),
    now,
  });
}

/** What every ended attempt has in common. The next step may carry a name and an address: it is not kept. */
export const CLOSED = {
  uncertain: false,
  nextAction: null,
  nextCheckAt: null,
  leaseUntil: null,
} satisfies Partial<Attempt>;
