import { randomBytes } from 'node:crypto';
import { toDecimal } from '@softbox/config/money';
import {
  chargedMinor,
  disputeAt,
  echoOf,
  refundedMinor,
  type SandboxRefund,
  type SandboxSession,
} from './sandbox-session.ts';

const API = 'https://api-m.sandbox.paypal.com';
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Seventeen letters and digits. */
export const paypalId = () => Array.from(randomBytes(17), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

const amountOf = ({ currency }: SandboxSession, minor: number) => ({
  currency_code: currency,
  value: toDecimal(currency, minor),
});

const link = (rel: string, href: string, method = 'GET') => ({ rel, href, method });

const CAPTURE_STATUS: Partial<Record<SandboxSession['state'], string>> = { pending: 'PENDING', paid: 'COMPLETED' };

export function paypalCapture(session: SandboxSession, refunds: readonly SandboxRefund[]) {
  const { details, transactionId } = session;
  const refunded = refundedMinor(refunds.filter(({ status }) => status === 'succeeded'));
  const kept = refunded >= chargedMinor(session) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return {
    id: transactionId,
    status: refunded > 0 ? kept : (CAPTURE_STATUS[session.state] ?? 'DECLINED'),
    status_details: session.state === 'pending' ? { reason: 'ECHECK' } : undefined,
    amount: amountOf(session, chargedMinor(session)),
    custom_id: session.merchantRef,
    invoice_id: session.merchantRef,
    final_capture: true,
    create_time: new Date(details.paidAt ?? session.updatedAt).toISOString(),
    links: [link('up', `${API}/v2/checkout/orders/${session.id}`)],
    supplementary_data: { related_ids: { order_id: session.id } },
  };
}

const REFUND_STATUS = { pending: 'PENDING', succeeded: 'COMPLETED', failed: 'FAILED' } as const;

export const paypalRefund = (session: SandboxSession, refund: SandboxRefund) => ({
  id: refund.id,
  status: REFUND_STATUS[refund.status],
  amount: amountOf(session, refund.amountMinor),
  custom_id: echoOf(refund) || undefined,
  create_time: refund.createdAt.toISOString(),
  links: [link('up', `${API}/v2/payments/captures/${session.transactionId}`)],
});

const STATUS: Partial<Record<SandboxSession['state'], string>> = {
  open: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
};

/** An order of version 2, in full. */
export function paypalOrder(session: SandboxSession, refunds: readonly SandboxRefund[], origin: string) {
  const isCaptured = session.transactionId !== null;
  return {
    id: session.id,
    intent: 'CAPTURE',
    status: STATUS[session.state] ?? 'COMPLETED',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: session.merchantRef,
        invoice_id: session.merchantRef,
        description: session.title,
        amount: amountOf(session, session.amountMinor),
        payments: isCaptured
          ? {
              captures: [paypalCapture(session, refunds)],
              refunds: refunds.map((refund) => paypalRefund(session, refund)),
            }
          : undefined,
      },
    ],
    create_time: session.createdAt.toISOString(),
    links: [
      link('self', `${API}/v2/checkout/orders/${session.id}`),
      link('payer-action', `${origin}/sandbox/pay/${session.id}`),
    ],
  };
}

const DISPUTE_OUTCOME = { won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' } as const;

/** As the list shows it: not how it ended. */
export const paypalListedDispute = (session: SandboxSession, at: Date) => ({
  dispute_id: `PP-D-${session.id}`,
  reason: 'UNAUTHORISED',
  status: disputeAt(session, at) === 'open' ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
});

export function paypalDispute(session: SandboxSession, at: Date) {
  const stands = disputeAt(session, at);
  return {
    ...paypalListedDispute(session, at),
    disputed_transactions: [{ seller_transaction_id: session.transactionId }],
    ...(stands === 'won' || stands === 'lost' ? { dispute_outcome: { outcome_code: DISPUTE_OUTCOME[stands] } } : {}),
  };
}

/** The event's number follows from what it says, so that one told twice stays one. */
export const paypalEvent = (type: string, resource: { id: string | null }, at: Date) =>
  JSON.stringify({
    id: `WH-${resource.id}-${at.getTime()}-${type.length}`,
    event_version: '1.0',
    create_time: at.toISOString(),
    resource_type: type.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
    event_type: type,
    resource,
  });

export const paypalDisputeEvent = (session: SandboxSession, at: Date) =>
  paypalEvent(
    `CUSTOMER.DISPUTE.${disputeAt(session, at) === 'open' ? 'CREATED' : 'RESOLVED'}`,
    { id: `PP-D-${session.id}`, ...paypalDispute(session, at) },
    at,
  );

export const paypalTransaction = (session: SandboxSession) => ({
  transaction_info: {
    transaction_id: session.transactionId,
    transaction_event_code: 'T0006',
    transaction_initiation_date: session.updatedAt.toISOString(),
    transaction_amount: amountOf(session, chargedMinor(session)),
    transaction_status: 'S',
    custom_field: session.merchantRef,
    invoice_id: session.merchantRef,
  },
});
