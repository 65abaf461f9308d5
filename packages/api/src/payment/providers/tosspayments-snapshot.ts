import { z } from 'zod';
import type { Snapshot, SnapshotState } from '../provider.ts';
import { asCurrency } from './as-currency.ts';
import { refOfReason } from './refund-reason.ts';

/** What we read of a payment (API version 2022-11-16); the rest is ignored. */
export const TossPayment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  currency: z.string().refine((code) => code === 'KRW', 'was never asked for'),
  totalAmount: z.number().int(),
  requestedAt: z.coerce.date(),
  approvedAt: z.coerce.date().nullish(),
  cancels: z
    .array(
      z.object({
        transactionKey: z.string(),
        cancelAmount: z.number().int(),
        cancelReason: z.string().default(''),
        cancelStatus: z.string().default('DONE'),
        canceledAt: z.coerce.date(),
      }),
    )
    .nullish(),
  failure: z.object({ code: z.string(), message: z.string().default('') }).nullish(),
});
export type TossPayment = z.infer<typeof TossPayment>;

export const TossTransaction = z.object({
  transactionKey: z.string(),
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  currency: z.string(),
  amount: z.number().int(),
});

const STATES: Record<TossPayment['status'], SnapshotState> = {
  READY: 'requires_action',
  // The buyer has approved; the money moves when our server confirms.
  IN_PROGRESS: 'approved',
  WAITING_FOR_DEPOSIT: 'processing',
  DONE: 'paid',
  CANCELED: 'paid',
  PARTIAL_CANCELED: 'paid',
  ABORTED: 'failed',
  EXPIRED: 'expired',
};

const CANCEL_STATUS: Record<string, 'succeeded' | 'failed'> = { DONE: 'succeeded', ABORTED: 'failed' };

export const cancelsOf = (payment: TossPayment) =>
  (payment.cancels ?? []).map((cancel) => ({
    refundId: cancel.transactionKey,
    merchantRefundRef: refOfReason(cancel.cancelReason),
    transactionId: payment.paymentKey,
    amount: { minor: cancel.cancelAmount, currency: asCurrency(payment.currency) },
    status: CANCEL_STATUS[cancel.cancelStatus] ?? ('pending' as const),
    at: cancel.canceledAt,
  }));

export function tossSnapshot(payment: TossPayment): Snapshot {
  // Cancelled before any money came (an unpaid virtual account) is no refund.
  const state = payment.status === 'CANCELED' && !payment.approvedAt ? 'canceled' : STATES[payment.status];
  return {
    providerRef: payment.paymentKey,
    merchantRef: payment.orderId,
    state,
    charges:
      state === 'paid'
        ? [
            {
              transactionId: payment.paymentKey,
              amount: { minor: payment.totalAmount, currency: asCurrency(payment.currency) },
              status: 'succeeded',
              at: payment.approvedAt ?? payment.requestedAt,
            },
          ]
        : [],
    refunds: state === 'paid' ? cancelsOf(payment) : [],
    disputes: [],
    failure: payment.failure ?? undefined,
  };
}
