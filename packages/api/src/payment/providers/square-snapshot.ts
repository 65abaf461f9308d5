import { CURRENCIES } from '@softbox/config/countries';
import { z } from 'zod';
import type { Dispute, Snapshot, SnapshotState } from '../provider.ts';
import { refOfReason } from './refund-reason.ts';

/** Money in a currency that we never asked for makes the answer unreadable: somebody has to look. */
const SquareMoney = z
  .object({ amount: z.number().int(), currency: z.enum(CURRENCIES) })
  .transform(({ amount, currency }) => ({ minor: amount, currency }));

export const SquareOrder = z.object({
  id: z.string(),
  location_id: z.string(),
  reference_id: z.string().default(''),
  state: z.string(),
  version: z.number().int().default(1),
  tenders: z.array(z.object({ id: z.string(), payment_id: z.string().optional() })).default([]),
});
export type SquareOrder = z.infer<typeof SquareOrder>;

export const SquarePayment = z.object({
  id: z.string(),
  order_id: z.string().default(''),
  status: z.enum(['APPROVED', 'PENDING', 'COMPLETED', 'CANCELED', 'FAILED']),
  amount_money: SquareMoney,
  created_at: z.coerce.date(),
  refund_ids: z.array(z.string()).default([]),
  card_details: z
    .object({ errors: z.array(z.object({ code: z.string(), detail: z.string().default('') })).default([]) })
    .nullish(),
});
export type SquarePayment = z.infer<typeof SquarePayment>;

export const SquareRefund = z.object({
  id: z.string(),
  payment_id: z.string().default(''),
  status: z.enum(['PENDING', 'COMPLETED', 'REJECTED', 'FAILED']),
  amount_money: SquareMoney,
  reason: z.string().default(''),
  created_at: z.coerce.date(),
});
export type SquareRefund = z.infer<typeof SquareRefund>;

export const SquareDispute = z.object({
  id: z.string(),
  state: z.string(),
  amount_money: SquareMoney,
  disputed_payment: z.object({ payment_id: z.string() }).nullish(),
});
export type SquareDispute = z.infer<typeof SquareDispute>;

/** Inquiries take no money. */
const DISPUTE_STATE: Record<string, Dispute['status'] | null> = {
  INQUIRY_EVIDENCE_REQUIRED: null,
  INQUIRY_PROCESSING: null,
  INQUIRY_CLOSED: null,
  WON: 'won',
  LOST: 'lost',
  ACCEPTED: 'lost',
};

export function squareDispute({ id, state, amount_money, disputed_payment }: SquareDispute): Dispute[] {
  const status = state in DISPUTE_STATE ? DISPUTE_STATE[state] : 'open';
  if (!status || !disputed_payment) return [];
  return [{ disputeId: id, transactionId: disputed_payment.payment_id, status, amount: amount_money }];
}

const PAYMENT_STATUS = {
  COMPLETED: 'succeeded',
  APPROVED: 'pending',
  PENDING: 'pending',
  CANCELED: 'failed',
  FAILED: 'failed',
} as const;

export const REFUND_STATUS = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  REJECTED: 'failed',
  FAILED: 'failed',
} as const;

function stateOf(order: SquareOrder, payments: readonly SquarePayment[]): SnapshotState {
  const statuses = payments.map(({ status }) => PAYMENT_STATUS[status]);
  if (statuses.includes('succeeded')) return 'paid';
  if (statuses.includes('pending')) return 'processing';
  const refused = statuses.includes('failed');
  // A refused card leaves the page open for another one, and the order a draft.
  if (order.state === 'CANCELED') return refused ? 'failed' : 'canceled';
  return order.state !== 'DRAFT' && refused ? 'failed' : 'requires_action';
}

/** An order of a payment link, with what was tried to pay it. */
export function squareSnapshot(
  order: SquareOrder,
  payments: readonly SquarePayment[],
  refunds: readonly SquareRefund[],
): Snapshot {
  const error = payments.flatMap(({ card_details }) => card_details?.errors ?? []).at(-1);
  return {
    providerRef: order.id,
    merchantRef: order.reference_id || null,
    state: stateOf(order, payments),
    charges: payments.map(({ id, amount_money, status, created_at }) => ({
      transactionId: id,
      amount: amount_money,
      status: PAYMENT_STATUS[status],
      at: created_at,
    })),
    refunds: refunds.map((refund) => ({
      refundId: refund.id,
      merchantRefundRef: refOfReason(refund.reason),
      transactionId: refund.payment_id,
      amount: refund.amount_money,
      status: REFUND_STATUS[refund.status],
      at: refund.created_at,
    })),
    disputes: [],
    failure: error && { code: error.code, message: error.detail },
  };
}
