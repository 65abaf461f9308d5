import { fromDecimal } from '@softbox/config/money';
import { z } from 'zod';
import type { Money, RefundRef, Snapshot, SnapshotState } from '../provider.ts';
import { fromBeijing } from './beijing-time.ts';

/** Yuan with two decimals; some answers write it as a number. */
const Yuan = z
  .union([z.string(), z.number().transform((amount) => amount.toFixed(2))])
  .transform((text, context): Money => {
    const minor = fromDecimal('CNY', text);
    if (minor !== null) return { minor, currency: 'CNY' };
    context.addIssue('not an amount');
    return z.NEVER;
  });

export const AlipayTrade = z.object({
  trade_no: z.string(),
  out_trade_no: z.string(),
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: Yuan,
  /** When the buyer paid: a trade that was paid and refunded in full is closed as well. */
  send_pay_date: z.string().optional(),
});
export type AlipayTrade = z.infer<typeof AlipayTrade>;

/** Empty where there is no such refund. */
export const AlipayRefund = z.object({
  out_request_no: z.string().optional(),
  refund_amount: Yuan.optional(),
  refund_status: z.string().optional(),
  gmt_refund_pay: z.string().optional(),
});
export type AlipayRefund = z.infer<typeof AlipayRefund>;

function stateOf({ trade_status, send_pay_date }: AlipayTrade): SnapshotState {
  if (trade_status === 'WAIT_BUYER_PAY') return 'requires_action';
  return trade_status === 'TRADE_CLOSED' && !send_pay_date ? 'expired' : 'paid';
}

type Refund = Snapshot['refunds'][number];

/** A refund that Alipay knows under our name for it: it has none of its own. */
export function alipayRefund(asked: RefundRef, found: AlipayRefund): Refund | null {
  if (!found.refund_amount || found.refund_status !== 'REFUND_SUCCESS') return null;
  return {
    refundId: asked.refundRef,
    merchantRefundRef: asked.refundRef,
    transactionId: asked.transactionId,
    amount: found.refund_amount,
    status: 'succeeded',
    at: fromBeijing(found.gmt_refund_pay ?? '') ?? asked.requestedAt,
  };
}

export function alipaySnapshot(trade: AlipayTrade, refunds: readonly Refund[]): Snapshot {
  const state = stateOf(trade);
  const at = fromBeijing(trade.send_pay_date ?? '');
  return {
    providerRef: trade.trade_no,
    merchantRef: trade.out_trade_no,
    state,
    charges:
      state === 'paid'
        ? [{ transactionId: trade.trade_no, amount: trade.total_amount, status: 'succeeded', at: at ?? new Date(0) }]
        : [],
    refunds,
    disputes: [],
  };
}
