import { AppError } from '@softbox/config/errors';
import type { RetryRefund } from '@softbox/config/inputs/refunds';
import { newId, orderEvents, paymentAttempts, refunds } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { recordChange } from '../audit.ts';
import type { MemberContext } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { providerOf } from '../payment/attempt.ts';
import { isRepeatable } from './standing.ts';
import type { OrderRefunds } from './view.ts';
import { viewRefunds } from './view-refunds.ts';

/**
 * Money that pays nothing goes back by itself. Where that failed, the studio asks for it once more: the same row,
 * for a payment has one such refund, under a reference that the provider has not refused yet.
 */
export async function retryRefund(ctx: MemberContext, { orderId, refundId }: RetryRefund): Promise<OrderRefunds> {
  const now = ctx.clock.now();
  await ctx.db.write(async (tx) => {
    const [found] = await tx
      .select({ refund: refunds, attempt: paymentAttempts })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId)));
    if (!found) throw new AppError('ORDER_NOT_FOUND');
    const { refund, attempt } = found;
    if (!providerOf(ctx, attempt)) throw new AppError('REFUND_ELSEWHERE');
    if (!(await isRepeatable(tx, refund))) throw new AppError('ORDER_CHANGED');
    const merchantRefundRef = newId('refund').replaceAll(/[^A-Za-z0-9]/g, '');
    await tx
      .update(refunds)
      .set({
        status: 'requested',
        merchantRefundRef,
        providerRefundId: null,
        failureCode: null,
        tries: 0,
        // Providers are asked about it by the day on which it was asked for.
        createdAt: now,
        updatedAt: now,
      })
      .where(and(eq(refunds.id, refundId), eq(refunds.status, 'failed')));
    const { reason, providerTransactionId: transactionId, amountMinor, currency } = refund;
    await tx.insert(orderEvents).values({
      id: newId('orderEvent'),
      orderId,
      type: 'refund_started',
      actor: `user:${ctx.actor.userId}`,
      detail: { reason, transactionId, amount: amountMinor, currency },
      createdAt: now,
    });
    await enqueue(tx, { name: 'refund.execute', payload: { refundId }, dedupeKey: merchantRefundRef, now });
    await recordChange(tx, ctx, { kind: 'refunds.retry', target: orderId, detail: { minor: amountMinor, currency } });
  });
  return viewRefunds(ctx, { orderId, isStudio: true, now });
}
