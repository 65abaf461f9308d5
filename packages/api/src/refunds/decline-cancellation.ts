import { AppError } from '@softbox/config/errors';
import { cancellationRequests, newId, orderEvents, orders } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import type { OrderRefunds } from './view.ts';
import { viewRefunds } from './view-refunds.ts';

/** The studio does not cancel, and tells the customer why. */
export async function declineCancellation(
  ctx: MemberContext,
  { orderId, answer }: { orderId: string; answer: string },
): Promise<OrderRefunds> {
  const now = ctx.clock.now();
  await ctx.db.write(async (tx) => {
    const [declined] = await tx
      .update(cancellationRequests)
      .set({ status: 'declined', decidedAt: now, answer })
      .where(and(eq(cancellationRequests.orderId, orderId), eq(cancellationRequests.status, 'open')))
      .returning();
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!declined || !order) throw new AppError('ORDER_CHANGED');
    await tx.insert(orderEvents).values({
      id: newId('orderEvent'),
      orderId,
      type: 'cancellation_declined',
      actor: `user:${ctx.actor.userId}`,
      detail: { note: answer },
      createdAt: now,
    });
    await enqueue(tx, {
      name: 'mail.send',
      payload: { mail: 'cancellationDeclined', to: order.customerEmail, language: order.language, orderId, answer },
      dedupeKey: `declined:${declined.id}`,
      now,
    });
  });
  return viewRefunds(ctx, { orderId, isStudio: true, now });
}
