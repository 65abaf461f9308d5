import { orders, type ReadDb, refunds } from '@softbox/db';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Attempt, isOpen, type Order } from './attempt.ts';
import { isUnauthenticated } from './is-unauthenticated.ts';
import { NextActionView, type PaymentView, RETURNED_REASONS } from './view.ts';

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

function wordsFor(status: Status, attempt: Attempt, returned: PaymentView['returned']) {
  if (status === 'canceled' && returned) return 'answers.paymentReturned';
  return status === 'failed' && isUnauthenticated(attempt) ? 'answers.paymentUnauthenticated' : WORDS[status];
}

/** Of the order, not of the attempt: the page may be asked about the payment that counts. */
async function returnedOf(db: ReadDb, orderId: string): Promise<PaymentView['returned']> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.reason, [...RETURNED_REASONS])))
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  return RETURNED_REASONS.find((reason) => reason === refund?.reason) ?? null;
}

/** Where a payment stands, as the order's row says now. */
export async function paymentView(ctx: Pick<Context, 'db' | 'translate'>, attempt: Attempt): Promise<PaymentView> {
  const [order] = await ctx.db.read.select().from(orders).where(eq(orders.id, attempt.orderId));
  if (!order) throw new Error(`attempt ${attempt.id} has no order`);
  const status = statusOf(order, attempt);
  const returned = await returnedOf(ctx.db.read, order.id);
  return {
    success: status === 'paid',
    status,
    orderId: order.id,
    transactionId: status === 'paid' ? order.transactionId : attempt.merchantRef,
    message: ctx.translate(wordsFor(status, attempt, returned)),
    returned,
    nextAction: status === 'requires_action' ? NextActionView.parse(attempt.nextAction) : { type: 'none' },
  };
}
