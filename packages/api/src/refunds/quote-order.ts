import { quoteRefund, type RefundQuote } from '@softbox/config/refunds';
import type { Standing } from './standing.ts';

/** What the rules give back for this order now; null where it is not paid, or somebody must look at its payment first. */
export function quoteOrder({ order, charge, givenMinor }: Standing, now: Date): RefundQuote | null {
  const { paidAt, refundPolicy, workStartedAt, draftDeliveredAt, paymentStatus } = order;
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_refunded';
  if (!isPaid || !charge?.counts || !paidAt || !refundPolicy) return null;
  const timeline = {
    paidAt: paidAt.getTime(),
    workStartedAt: workStartedAt?.getTime() ?? null,
    draftDeliveredAt: draftDeliveredAt?.getTime() ?? null,
  };
  return quoteRefund(refundPolicy, timeline, { chargedMinor: charge.amountMinor, givenMinor }, now.getTime());
}
