import type { OrderStatus, PaymentStatus } from './orders.ts';

export const REVIEW_STATUSES = ['pending', 'approved', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_EVENTS = ['written', 'changed', 'approved', 'hidden'] as const;

export const RATINGS = [1, 2, 3, 4, 5] as const;
export const BEST_RATING = 5;

/** Only who has bought says something about it: the order is completed, and its money has stayed. */
export const mayReview = ({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }) =>
  status === 'completed' && (paymentStatus === 'paid' || paymentStatus === 'partially_refunded');

interface Bought {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  refundedMinor: number;
}

/** Nobody who got money back is asked to praise. */
export const isWorthInviting = (order: Bought) => mayReview(order) && order.refundedMinor === 0;

/** Between the studio calling an order completed and the mail that asks for a review. */
export const REVIEW_PAUSE_MS = 60 * 60 * 1000;
