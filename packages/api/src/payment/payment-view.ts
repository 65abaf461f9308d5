import { orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Attempt, isOpen, type Order } from './attempt.ts';
import { NextActionView, type PaymentView } from './view.ts';

type Status = PaymentView['status'];

/** The order first: an attempt whose money did not count says nothing about it. */
function statusOf(order: Order, attempt: Attempt): Status {
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'partially_refunded') return 'paid';
  if (isOpen(attempt))
    return attempt.nextAction && !attempt.uncertain && attempt.status === 'action_required'
      ? 'requires_action'
      : 'processing';
  if (attempt.status === 'failed') return 'failed';
  // Money that is under review or on its way back: nothing to be told yet.
  if (attempt.status === 'succeeded' && order.status !== 'cancelled') return 'processing';
  return 'canceled';
}

const WORDS = {
  paid: 'answers.paymentDone',
  requires_action: 'answers.paymentNext',
  processing: 'answers.paymentPending',
  failed: 'answers.paymentDeclined',
  canceled: 'answers.paymentCanceled',
} as const satisfies Record<Status, string>;

/** Where a payment stands, as the order's row says now. */
export async function paymentView(ctx: Pick<Context, 'db' | 'translate'>, attempt: Attempt): Promise<PaymentView> {
  const [order] = await ctx.db.read.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order) throw new Error(`attempt ${attempt.id} has no order`);
  const status = statusOf(order, attempt);
  return {
    success: status === 'paid',
    status,
    orderId: order.id,
    transactionId: status === 'paid' ? order.transactionId : attempt.merchantRef,
    message: ctx.translate(WORDS[status]),
    nextAction: status === 'requires_action' ? NextActionView.parse(attempt.nextAction) : { type: 'none' },
  };
}
