import { isWorthInviting, REVIEW_PAUSE_MS } from '@softbox/config/reviews';
import { cancellationRequests, newId, orderEvents, orders, reviews, type Tx } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { enqueue } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import type { Order } from './view-order.ts';

/**
 * Promises the mail that asks for a review. Whether there is a reason to send it is seen when its time has come: until
 * then somebody may take back what was done by mistake.
 */
export const inviteReview = (tx: Tx, order: Order, { now, pause = REVIEW_PAUSE_MS }: { now: Date; pause?: number }) =>
  enqueue(tx, {
    name: 'mail.send',
    payload: { mail: 'reviewInvited', to: order.customerEmail, language: order.language, orderId: order.id },
    dedupeKey: `reviewInvited:${order.id}:${order.version}`,
    now,
    dueAt: new Date(now.getTime() + pause),
  });

/** Whether this job is the one that asks: the first whose order is worth it. Its further tries are the same mail. */
export const claimReviewInvitation = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: string,
  jobId: string,
): Promise<boolean> =>
  db.write(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!order?.customerEmail || !isWorthInviting(order)) return false;
    const open = and(eq(cancellationRequests.orderId, orderId), eq(cancellationRequests.status, 'open'));
    if ((await tx.$count(cancellationRequests, open)) > 0) return false;
    if ((await tx.$count(reviews, eq(reviews.orderId, orderId))) > 0) return false;
    const [asked] = await tx
      .select({ detail: orderEvents.detail })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.type, 'review_invited')));
    if (asked) return asked.detail.jobId === jobId;
    await tx.insert(orderEvents).values({
      id: newId('orderEvent'),
      orderId,
      type: 'review_invited',
      actor: 'system',
      detail: { jobId },
      createdAt: clock.now(),
    });
    return true;
  });
