import { randomBytes } from 'node:crypto';
import { echoOf, type SandboxRefund, type SandboxSession } from './sandbox-session.ts';

export const tossKey = () => `sbx_${randomBytes(18).toString('hex')}`;

/** Toss writes its moments in Korean time. */
const seoul = (at: Date | number) =>
  new Date(new Date(at).getTime() + 9 * 3_600_000).toISOString().replace(/\.\d{3}Z$/, '+09:00');

const STATUS: Record<SandboxSession['state'], string> = {
  open: 'READY',
  approved: 'IN_PROGRESS',
  pending: 'WAITING_FOR_DEPOSIT',
  paid: 'DONE',
  declined: 'ABORTED',
  canceled: 'CANCELED',
  expired: 'EXPIRED',
};

/** A Payment of API version 2022-11-16. */
export function tossPayment(session: SandboxSession, refunds: readonly SandboxRefund[]) {
  const { details } = session;
  const cancelled = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const balanceAmount = session.state === 'canceled' ? 0 : session.amountMinor - cancelled;
  const refunded = balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
  let balance = session.amountMinor;
  return {
    version: '2022-11-16',
    mId: 'sandbox',
    paymentKey: session.id,
    orderId: session.merchantRef,
    orderName: session.title,
    status: session.state === 'paid' && cancelled > 0 ? refunded : STATUS[session.state],
    requestedAt: seoul(session.createdAt),
    approvedAt: details.paidAt ? seoul(details.paidAt) : null,
    type: 'NORMAL',
    method: session.state === 'pending' ? '가상계좌' : '카드',
    currency: session.currency,
    totalAmount: session.amountMinor,
    balanceAmount,
    isPartialCancelable: session.outcome !== 'full_refund_only',
    lastTransactionKey: session.transactionId,
    cancels: refunds.length
      ? refunds.map((refund) => {
          balance -= refund.amountMinor;
          return {
            transactionKey: refund.id,
            cancelAmount: refund.amountMinor,
            cancelReason: echoOf(refund),
            cancelStatus: 'DONE',
            canceledAt: seoul(refund.createdAt),
            refundableAmount: balance,
          };
        })
      : null,
    failure: details.failure ?? null,
  };
}

export const tossTransaction = (session: SandboxSession) => ({
  mId: 'sandbox',
  transactionKey: session.transactionId,
  paymentKey: session.id,
  orderId: session.merchantRef,
  method: '카드',
  status: 'DONE',
  transactionAt: seoul(session.updatedAt),
  currency: session.currency,
  amount: session.amountMinor,
});

export const tossEvent = (payment: object, at: Date) =>
  JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt: seoul(at).slice(0, -6), data: payment });
