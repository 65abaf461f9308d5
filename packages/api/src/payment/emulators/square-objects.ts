import { randomBytes } from 'node:crypto';
import {
  chargedCurrency,
  chargedMinor,
  disputeAt,
  echoOf,
  type SandboxRefund,
  type SandboxSession,
} from './sandbox-session.ts';

export const squareId = () =>
  `SBX${randomBytes(15)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, 'x')}`;

const money = (minor: number, currency: string) => ({ amount: minor, currency });

const ORDER_STATE: Partial<Record<SandboxSession['state'], string>> = {
  open: 'DRAFT',
  pending: 'OPEN',
  paid: 'COMPLETED',
  declined: 'OPEN',
};

/** An order of version 2026-09-16. A refused card stands among its tenders. */
export const squareOrder = (session: SandboxSession) => ({
  id: session.id,
  location_id: session.details.metadata.locationId,
  reference_id: session.merchantRef,
  state: ORDER_STATE[session.state] ?? 'CANCELED',
  version: session.state === 'open' ? 1 : 2,
  line_items: [{ uid: 'line', name: session.title, quantity: '1' }],
  total_money: money(session.amountMinor, session.currency),
  tenders: session.transactionId
    ? [{ id: session.transactionId, payment_id: session.transactionId, type: 'CARD', location_id: 'x' }]
    : undefined,
  created_at: session.createdAt.toISOString(),
  updated_at: session.updatedAt.toISOString(),
});

const PAYMENT_STATUS: Partial<Record<SandboxSession['state'], string>> = { pending: 'PENDING', paid: 'COMPLETED' };

export const squarePayment = (session: SandboxSession, refunds: readonly SandboxRefund[]) => ({
  id: session.transactionId,
  status: PAYMENT_STATUS[session.state] ?? 'FAILED',
  order_id: session.id,
  location_id: session.details.metadata.locationId,
  amount_money: money(chargedMinor(session), chargedCurrency(session)),
  total_money: money(chargedMinor(session), chargedCurrency(session)),
  source_type: 'CARD',
  refund_ids: refunds.length > 0 ? refunds.map(({ id }) => id) : undefined,
  card_details: {
    status: session.details.failure ? 'FAILED' : 'CAPTURED',
    errors: session.details.failure && [
      {
        category: 'PAYMENT_METHOD_ERROR',
        code: session.details.failure.code,
        detail: session.details.failure.message,
      },
    ],
  },
  created_at: new Date(session.details.paidAt ?? session.updatedAt).toISOString(),
  updated_at: session.updatedAt.toISOString(),
});

const DISPUTE_STATE = { open: 'EVIDENCE_REQUIRED', won: 'WON', lost: 'LOST' } as const;

export const squareDispute = (session: SandboxSession, at: Date) => ({
  id: `D${session.id}`,
  state: DISPUTE_STATE[disputeAt(session, at) ?? 'open'],
  reason: 'NO_KNOWLEDGE',
  amount_money: money(chargedMinor(session), chargedCurrency(session)),
  disputed_payment: { payment_id: session.transactionId },
  location_id: session.details.metadata.locationId,
});

const REFUND_STATUS = { pending: 'PENDING', succeeded: 'COMPLETED', failed: 'REJECTED' } as const;

export const squareRefund = (session: SandboxSession, refund: SandboxRefund) => ({
  id: refund.id,
  status: REFUND_STATUS[refund.status],
  amount_money: money(refund.amountMinor, session.currency),
  payment_id: session.transactionId,
  // Square makes an order of its own for every refund, and names that one.
  order_id: `O${refund.id}`,
  location_id: session.details.metadata.locationId,
  reason: echoOf(refund),
  created_at: refund.createdAt.toISOString(),
});

/** The message's number follows from what it says, so that one told twice stays one. */
export const squareEvent = (
  type: string,
  name: 'payment' | 'refund' | 'dispute',
  object: { id: string | null },
  at: Date,
) =>
  JSON.stringify({
    merchant_id: 'SBXMERCHANT',
    type,
    event_id: `${object.id}-${at.getTime()}`,
    created_at: at.toISOString(),
    data: { type: name, id: object.id, object: { [name]: object } },
  });
