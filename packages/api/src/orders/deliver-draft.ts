import { AppError } from '@softbox/config/errors';
import { REFUND_POLICY } from '@softbox/config/refunds';
import { newId, orderEvents, orders } from '@softbox/db';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { nothingChanges } from '../audit.ts';
import type { MemberContext } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { inviteReview } from './invite-review.ts';
import type { OrderView } from './view.ts';
import { viewOrder } from './view-order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The studio has handed the draft over: from now on the rules give nothing back, which the customer is told. Once. */
export async function deliverDraft(
  ctx: MemberContext,
  { orderId }: { orderId: string },
): Promise<{ order: OrderView }> {
  const now = ctx.clock.now();
  const delivered = await ctx.db.write(async (tx) => {
    const [before] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!before) throw new AppError('ORDER_NOT_FOUND');
    if (before.draftDeliveredAt) {
      nothingChanges(tx);
      return before;
    }
    if (!before.paidAt) throw new AppError('PAYMENT_NOT_CONFIRMED');
    const [order] = await tx
      .update(orders)
      .set({
        draftDeliveredAt: now,
        // Whoever hands a draft over has begun.
        workStartedAt: before.workStartedAt ?? now,
        productionStage: 'draft_delivered',
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(orders.id, orderId), isNull(orders.draftDeliveredAt), ne(orders.status, 'cancelled')))
      .returning();
    if (!order) throw new AppError('ORDER_CHANGED');
    await tx.insert(orderEvents).values({
      id: newId('orderEvent'),
      orderId,
      type: 'draft_delivered',
      actor: `user:${ctx.actor.userId}`,
      detail: {},
      createdAt: now,
    });
    const days = (order.refundPolicy ?? REFUND_POLICY).revisionDays;
    await enqueue(tx, {
      name: 'mail.send',
      payload: {
        mail: 'draftDelivered',
        to: order.customerEmail,
        language: order.language,
        orderId,
        days,
      },
      // One that was withdrawn may be followed by a real one.
      dedupeKey: `draftDelivered:${orderId}:${now.getTime()}`,
      now,
    });
    // Payment has called it completed already: once the changes it may ask for are over, nobody will by hand.
    await inviteReview(tx, order, { now, pause: days * DAY_MS });
    return order;
  });
  return { order: await viewOrder(ctx.db.read, delivered) };
}
