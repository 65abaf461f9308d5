import { z } from 'zod';
import type { Snapshot, SnapshotState } from '../provider.ts';

/** Fen. Another currency than the one we asked for makes the answer unreadable: somebody has to look. */
const currency = z.literal('CNY').default('CNY');

export const WechatpayOrder = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR']),
  trade_state_desc: z.string().default(''),
  success_time: z.coerce.date().optional(),
  amount: z.object({ total: z.number().int(), currency }).optional(),
});
export type WechatpayOrder = z.infer<typeof WechatpayOrder>;

export const WechatpayRefund = z.object({
  refund_id: z.string(),
  out_refund_no: z.string(),
  transaction_id: z.string(),
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  create_time: z.coerce.date(),
  success_time: z.coerce.date().optional(),
  amount: z.object({ refund: z.number().int(), currency }),
});
export type WechatpayRefund = z.infer<typeof WechatpayRefund>;

const STATES: Record<WechatpayOrder['trade_state'], SnapshotState> = {
  SUCCESS: 'paid',
  // Paid, and given back in part or in whole since.
  REFUND: 'paid',
  NOTPAY: 'requires_action',
  USERPAYING: 'requires_action',
  CLOSED: 'expired',
  REVOKED: 'canceled',
  PAYERROR: 'failed',
};

/** ABNORMAL: the card it should go back to is gone; somebody has to give it back another way. */
export const REFUND_STATUS = {
  SUCCESS: 'succeeded',
  PROCESSING: 'pending',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
} as const;

export function wechatpaySnapshot(order: WechatpayOrder, refunds: readonly WechatpayRefund[]): Snapshot {
  const { transaction_id: transactionId, amount, success_time } = order;
  const state = STATES[order.trade_state];
  return {
    providerRef: transactionId ?? order.out_trade_no,
    merchantRef: order.out_trade_no,
    state,
    charges:
      state === 'paid' && transactionId && amount
        ? [
            {
              transactionId,
              amount: { minor: amount.total, currency: amount.currency },
              status: 'succeeded',
              at: success_time ?? new Date(0),
            },
          ]
        : [],
    refunds: refunds.map((refund) => ({
      refundId: refund.refund_id,
      merchantRefundRef: refund.out_refund_no,
      transactionId: refund.transaction_id,
      amount: { minor: refund.amount.refund, currency: refund.amount.currency },
      status: REFUND_STATUS[refund.status],
      at: refund.success_time ?? refund.create_time,
    })),
    disputes: [],
    failure: state === 'failed' ? { code: 'PAYERROR', message: order.trade_state_desc } : undefined,
  };
}
