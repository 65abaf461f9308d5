import { CURRENCIES } from '@softbox/config/countries';
import { fromDecimal } from '@softbox/config/money';
import { z } from 'zod';
import type { Dispute, Money, Sighting, Snapshot, SnapshotState } from '../provider.ts';

/** A currency or a number of digits that we never asked for makes the answer unreadable: somebody has to look. */
const Amount = z
  .object({ currency_code: z.enum(CURRENCIES), value: z.string() })
  .transform(({ currency_code: currency, value }, context): Money => {
    const minor = fromDecimal(currency, value);
    if (minor !== null) return { minor, currency };
    context.addIssue('not an amount');
    return z.NEVER;
  });

const Reason = z.object({ reason: z.string() }).nullish();

const Capture = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: Reason,
  amount: Amount,
  create_time: z.coerce.date(),
});

export const PaypalRefund = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: Amount,
  custom_id: z.string().optional(),
  create_time: z.coerce.date(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

export const PaypalOrder = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: Amount,
        payments: z
          .object({ captures: z.array(Capture).default([]), refunds: z.array(PaypalRefund).default([]) })
          .nullish(),
      }),
    )
    .length(1),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]),
});
export type PaypalOrder = z.infer<typeof PaypalOrder>;

export const PaypalDisputes = z.object({ items: z.array(z.object({ dispute_id: z.string() })).default([]) });

export const PaypalDispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  dispute_outcome: z.object({ outcome_code: z.string().default('') }).nullish(),
});

/** Who keeps the money of a dispute that is over; what we do not know stays for somebody to look at. */
const DISPUTE_END: Record<string, Dispute['status']> = {
  RESOLVED_SELLER_FAVOUR: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
  // PayPal pays the buyer itself.
  RESOLVED_WITH_PAYOUT: 'won',
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
};

/** What a lost one takes stands among the order's refunds, as PayPal's own. */
export const paypalDispute = (dispute: z.infer<typeof PaypalDispute>, transactionId: string): Dispute => ({
  disputeId: dispute.dispute_id,
  transactionId,
  status: dispute.status === 'RESOLVED' ? (DISPUTE_END[dispute.dispute_outcome?.outcome_code ?? ''] ?? 'open') : 'open',
  amount: null,
});

/** A capture that was refunded was paid all the same. */
const CAPTURE_STATUS = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
} as const;

export const REFUND_STATUS = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  CANCELLED: 'failed',
  FAILED: 'failed',
} as const;

const ORDER_STATE: Record<PaypalOrder['status'], SnapshotState> = {
  CREATED: 'requires_action',
  SAVED: 'requires_action',
  PAYER_ACTION_REQUIRED: 'requires_action',
  // The buyer has agreed; the money moves when our server captures it.
  APPROVED: 'approved',
  VOIDED: 'canceled',
  // Without a capture among the payments there is no money to show for it yet.
  COMPLETED: 'processing',
};

const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const askedOf = (order: PaypalOrder) => order.purchase_units[0]?.amount;

export function paypalSnapshot(order: PaypalOrder): Snapshot {
  const [unit] = order.purchase_units;
  const { captures = [], refunds = [] } = unit?.payments ?? {};
  const statuses = captures.map(({ status }) => CAPTURE_STATUS[status]);
  const state = ((): SnapshotState => {
    if (statuses.includes('succeeded')) return 'paid';
    if (statuses.includes('pending')) return 'processing';
    return statuses.includes('failed') ? 'failed' : ORDER_STATE[order.status];
  })();
  const refused = captures.find(({ status }) => CAPTURE_STATUS[status] === 'failed');
  return {
    providerRef: order.id,
    merchantRef: unit?.custom_id ?? null,
    state,
    charges: captures.map(({ id, amount, status, create_time }) => ({
      transactionId: id,
      amount,
      status: CAPTURE_STATUS[status],
      at: create_time,
    })),
    refunds: refunds.map((refund) => ({
      refundId: refund.id,
      merchantRefundRef: refund.custom_id ?? null,
      transactionId: last(refund.links.find(({ rel }) => rel === 'up')?.href ?? captures[0]?.id ?? ''),
      amount: refund.amount,
      status: REFUND_STATUS[refund.status],
      at: refund.create_time,
    })),
    disputes: [],
    failure:
      state === 'failed' && refused
        ? { code: refused.status_details?.reason ?? refused.status, message: '' }
        : undefined,
  };
}

const PaypalTransaction = z.object({
  transaction_info: z.object({
    transaction_id: z.string(),
    /** T00…: a payment; refunds, fees and withdrawals have codes of their own. */
    transaction_event_code: z.string(),
    transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
    custom_field: z.string().optional(),
    invoice_id: z.string().optional(),
  }),
});
export const PaypalTransactions = z.object({
  transaction_details: z.array(PaypalTransaction).default([]),
  total_pages: z.number().int().default(1),
});

/** Payments to us by orders of ours: the account may sell other things. */
export function paypalSighting({ transaction_info: info }: z.infer<typeof PaypalTransaction>): Sighting[] {
  const amount = Amount.safeParse(info.transaction_amount).data;
  const merchantRef = info.custom_field ?? info.invoice_id;
  if (!info.transaction_event_code.startsWith('T00') || !merchantRef?.startsWith('sb') || !amount) return [];
  return amount.minor > 0 ? [{ transactionId: info.transaction_id, merchantRef, providerRef: null, amount }] : [];
}
