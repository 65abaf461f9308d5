import { AppError } from '@softbox/config/errors';
import type { CancelPaidOrder } from '@softbox/config/inputs/refunds';
import { formatCharge, fromDecimal } from '@softbox/config/money';
import { cancellationRequests, newId, orderEvents, type Tx } from '@softbox/db';
import type { Context } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { findOrder } from '../orders/find-order.ts';
import { quoteOrder } from './quote-order.ts';
import { requestRefund } from './request-refund.ts';
import { setCancelled } from './set-cancelled.ts';
import { readStanding, type Standing } from './standing.ts';
import type { OrderRefunds } from './view.ts';
import { viewRefunds } from './view-refunds.ts';

/**
 * A customer cancels a paid order. Where the rules say what is due, that is given back and the order is cancelled; where
 * they are silent, the studio is asked. Done twice it is done once.
 */
export async function cancelPaidOrder(ctx: Context, input: CancelPaidOrder): Promise<OrderRefunds> {
  const { id: orderId } = await findOrder(ctx, input, null);
  ctx.rateLimiter.take('payOrder', ctx.ip);
  const actor = ctx.actor.kind === 'user' ? `user:${ctx.actor.userId}` : 'guest';
  const now = ctx.clock.now();
  await ctx.db.write(async (tx) => {
    const standing = await readStanding(tx, orderId);
    if (!standing) throw new AppError('ORDER_NOT_FOUND');
    const { order, charge, isDisputed } = standing;
    if (order.status === 'cancelled') return;
    const quote = quoteOrder(standing, now);
    if (!quote || !charge) throw new AppError('ORDER_NOT_CANCELLABLE');
    if (isDisputed) throw new AppError('REFUND_DISPUTED');
    if (quote.minor === 0) throw new AppError('REFUND_NOTHING_LEFT');
    const { clause, minor } = quote;
    if (input.quoted.clause !== clause || fromDecimal(charge.currency, input.quoted.amount) !== minor)
      throw new AppError('REFUND_QUOTE_CHANGED', { amount: formatCharge(order.country, charge.currency, minor) });
    if (clause === 'unstated') return askStudio(tx, { standing, actor, to: ctx.env.ADMIN_EMAIL, now });
    await setCancelled(tx, { order, actor, now });
    await requestRefund(tx, { standing, minor, reason: 'policy', clause, note: '', actor, requestKey: null, now });
  });
  return viewRefunds(ctx.db.read, { orderId, isStudio: false, now });
}

interface Asking {
  standing: Standing;
  actor: string;
  to: string;
  now: Date;
}

async function askStudio(tx: Tx, { standing: { order }, actor, to, now }: Asking): Promise<void> {
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
    payload: { mail: 'studioCancellationAsked', to, language: 'ko', about: order.id, summary: order.packageName },
    dedupeKey: id,
    now,
  });
}
