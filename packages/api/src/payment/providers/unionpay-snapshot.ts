import { z } from 'zod';
import type { RefundRef, Snapshot } from '../provider.ts';
import { fromBeijing } from './beijing-time.ts';
import { isPending, isSuccess } from './unionpay-call.ts';

/** Yuan, in fen. Another currency than the one we asked for makes the answer unreadable: somebody has to look. */
const Fen = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const YUAN = '156';

export const UnionpayTransaction = z.object({
  orderId: z.string(),
  txnTime: z.string(),
  origRespCode: z.string(),
  origRespMsg: z.string().default(''),
  queryId: z.string().default(''),
  txnAmt: Fen,
  currencyCode: z.literal(YUAN).default(YUAN),
});
export type UnionpayTransaction = z.infer<typeof UnionpayTransaction>;

const statusOf = ({ origRespCode }: UnionpayTransaction) => {
  if (isSuccess(origRespCode)) return 'succeeded';
  return isPending(origRespCode) ? 'pending' : 'failed';
};

type Refund = Snapshot['refunds'][number];

export const unionpayRefund = (asked: RefundRef, found: UnionpayTransaction): Refund => ({
  refundId: found.queryId || asked.refundRef,
  merchantRefundRef: asked.refundRef,
  transactionId: asked.transactionId,
  amount: { minor: found.txnAmt, currency: 'CNY' },
  status: statusOf(found),
  at: fromBeijing(found.txnTime) ?? asked.requestedAt,
});

export function unionpaySnapshot(found: UnionpayTransaction, refunds: readonly Refund[]): Snapshot {
  const status = statusOf(found);
  const state = ({ succeeded: 'paid', pending: 'processing', failed: 'failed' } as const)[status];
  return {
    providerRef: found.queryId || found.orderId,
    merchantRef: found.orderId,
    state,
    charges:
      status === 'succeeded'
        ? [
            {
              transactionId: found.queryId,
              amount: { minor: found.txnAmt, currency: 'CNY' },
              status,
              at: fromBeijing(found.txnTime) ?? new Date(0),
            },
          ]
        : [],
    refunds,
    disputes: [],
    failure: status === 'failed' ? { code: found.origRespCode, message: found.origRespMsg } : undefined,
  };
}
