import { AppError } from '@softbox/config/errors';
import type { CancelPaidOrder } from '@softbox/config/inputs/refunds';
import { formatCharge, fromDecimal } from '@softbox/config/money';
import { cancellationRequests, newId, orderEvents, type Tx } from '@softbox/db';
import type { Context } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { findOrder } from '../orders/find-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { type Order, providerOf } from '../payment/attempt.ts';
import { quoteOrder } from './quote-order.ts';
import { requestRefund } from './request-refund.ts';
import { readStanding } from './standing.ts';
import type { OrderRefunds } from './view.ts';
import { viewRefunds } from './view-refunds.ts';

/**
 * A customer cancels a paid order. Where the rules say what is due, that is given back and the order is cancelled; where
 * they are silent, or the money came through an account that is gone, the studio is asked. Done twice it is done once.
 */
export async function cancelPaidOrder(ctx: Context, input: CancelPaidOrder): Promise<OrderRefunds> {
  const { id: orderId } = await findOrder(ctx, input, null);
  ctx.rateLimiter.take('payOrder', ctx.ip);
  const actor = ctx.actor.kind === 'user' ? `user:${ctx.actor.userId}` : 'guest';
  const now = ctx.clock.now();
  await ctx.db.write(async (tx) => {
    const standing = await readStanding(tx, orderId);
    if (!standing) throw new AppError('ORDER_NOT_FOUND');
    const { order, charge, attempt, isDisputed } = standing;
    if (order.status === 'cancelled') {
      if (standing.givenMinor > 0) return;
      // Whoever cancelled it promised nothing.
      throw new AppError('ORDER_CHANGED');
    }
    const quote = quoteOrder(standing, now);
    if (!quote || !charge) throw new AppError('ORDER_NOT_CANCELLABLE');
    if (isDisputed) throw new AppError('REFUND_DISPUTED');
    if (quote.minor === 0) throw new AppError('REFUND_NOTHING_LEFT');
    const { clause, minor } = quote;
    if (input.quoted.clause !== clause || fromDecimal(charge.currency, input.quoted.amount) !== minor)
      throw new AppError('REFUND_QUOTE_CHANGED', { amount: formatCharge(order.country, charge.currency, minor) });
    const why = attempt && !providerOf(ctx, attempt) ? 'elsewhere' : clause === 'unstated' ? 'unstated' : null;
    if (why) return askStudio(tx, { order, why, actor, now });
    await moveOrder(tx, { before: order, status: 'cancelled', actor, now });
    await requestRefund(tx, { standing, minor, reason: 'policy', clause, note: '', actor, requestKey: null, now });
  });
  return viewRefunds(ctx, { orderId, isStudio: false, now });
}

interface Asking {
  order: Order;
  /** The rules are silent, or the refund cannot be made from here. */
  why: 'unstated' | 'elsewhere';
  actor: string;
  now: Date;
}

async function askStudio(tx: Tx, { order, why, actor, now }: Asking): Promise<void> {
  const id = newId('cancellation');
  const [asked] = await tx
    .insert(cancellationRequests)
    .values({ id, orderId: order.id, askedBy: actor, askedAt: now })
    .onConflictDoNothing()
    .returning({ id: cancellationRequests.id });
  if (!asked) return;
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: order.id,
    type: 'cancellation_asked',
    actor,
    detail: {},
    createdAt: now,
  });
  await enqueue(tx, {
    name: 'mail.send',
    payload: { mail: 'studioCancellationAsked', about: order.id, summary: order.packageName, why },
    dedupeKey: id,
    now,
  });
}
