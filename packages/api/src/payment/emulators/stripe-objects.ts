import { randomBytes } from 'node:crypto';
import {
  chargedCurrency,
  chargedMinor,
  disputeAt,
  echoOf,
  refundedMinor,
  type SandboxRefund,
  type SandboxSession,
} from './sandbox-session.ts';

const unix = (at: Date | number) => Math.floor(new Date(at).getTime() / 1000);
export const stripeId = (prefix: string) => `${prefix}_sbx${randomBytes(12).toString('hex')}`;

const list = (url: string, data: readonly object[], hasMore = false) => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});
export const sessionList = (data: readonly object[], hasMore: boolean) => list('/v1/checkout/sessions', data, hasMore);

export const disputeList = (data: readonly object[]) => list('/v1/disputes', data);

export const intentList = (data: readonly object[], hasMore: boolean) => list('/v1/payment_intents', data, hasMore);

export const stripeRefund = (session: SandboxSession, refund: SandboxRefund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amountMinor,
  currency: chargedCurrency(session).toLowerCase(),
  charge: chargeId(session),
  payment_intent: session.transactionId,
  created: unix(refund.createdAt),
  metadata: JSON.parse(echoOf(refund)),
  reason: 'requested_by_customer',
  status: refund.status,
});

const chargeId = (session: SandboxSession) => session.transactionId?.replace(/^pi_/, 'ch_') ?? null;

export function stripeCharge(session: SandboxSession, refunds: readonly SandboxRefund[], now: Date) {
  const paid = session.state === 'paid';
  const status = paid ? 'succeeded' : session.state === 'pending' ? 'pending' : 'failed';
  const refunded = refundedMinor(refunds);
  return {
    id: chargeId(session),
    object: 'charge',
    amount: chargedMinor(session),
    amount_captured: paid ? chargedMinor(session) : 0,
    amount_refunded: refunded,
    currency: chargedCurrency(session).toLowerCase(),
    created: unix(session.details.paidAt ?? session.updatedAt),
    // Stays so when the dispute is over.
    disputed: disputeAt(session, now) !== null,
    livemode: false,
    metadata: session.details.metadata,
    paid,
    payment_intent: session.transactionId,
    refunded: paid && refunded === chargedMinor(session),
    refunds: list(
      `/v1/charges/${chargeId(session)}/refunds`,
      refunds.map((refund) => stripeRefund(session, refund)),
    ),
    status,
  };
}

const INTENT_STATUS: Partial<Record<SandboxSession['state'], string>> = {
  paid: 'succeeded',
  pending: 'processing',
  expired: 'canceled',
};

const DISPUTE_STATUS = { open: 'needs_response', won: 'won', lost: 'lost' } as const;

export const stripeDispute = (session: SandboxSession, at: Date) => ({
  id: session.transactionId?.replace(/^pi_/, 'dp_') ?? null,
  object: 'dispute',
  amount: chargedMinor(session),
  charge: chargeId(session),
  created: unix(session.details.disputedAt ?? at),
  currency: chargedCurrency(session).toLowerCase(),
  payment_intent: session.transactionId,
  reason: 'fraudulent',
  status: DISPUTE_STATUS[disputeAt(session, at) ?? 'open'],
});

export const STRIPE_UNAUTHENTICATED = 'payment_intent_authentication_failure';

export function stripeIntent(session: SandboxSession, refunds: readonly SandboxRefund[], now: Date) {
  const { failure } = session.details;
  // Nobody was authenticated, so no card was asked: there is no charge and no card's refusal.
  const isUnauthenticated = failure?.code === STRIPE_UNAUTHENTICATED;
  return {
    id: session.transactionId,
    object: 'payment_intent',
    amount: chargedMinor(session),
    amount_received: session.state === 'paid' ? chargedMinor(session) : 0,
    currency: chargedCurrency(session).toLowerCase(),
    created: unix(session.createdAt),
    latest_charge: isUnauthenticated ? null : stripeCharge(session, refunds, now),
    last_payment_error: failure
      ? {
          type: isUnauthenticated ? 'invalid_request_error' : 'card_error',
          code: isUnauthenticated ? failure.code : 'card_declined',
          decline_code: isUnauthenticated ? null : failure.code,
          message: failure.message,
        }
      : null,
    livemode: false,
    metadata: session.details.metadata,
    status: INTENT_STATUS[session.state] ?? 'requires_payment_method',
  };
}

interface Shown {
  refunds?: readonly SandboxRefund[];
  /** The payment intent as an object instead of its id. */
  expand?: boolean;
  origin: string;
  now: Date;
}

export function stripeSession(session: SandboxSession, { refunds = [], expand = false, origin, now }: Shown) {
  const { details } = session;
  const status = session.state === 'open' ? 'open' : session.state === 'expired' ? 'expired' : 'complete';
  const intent = session.transactionId && expand ? stripeIntent(session, refunds, now) : session.transactionId;
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.amountMinor,
    amount_total: session.amountMinor,
    cancel_url: details.cancelUrl,
    client_reference_id: session.merchantRef,
    created: unix(session.createdAt),
    currency: session.currency.toLowerCase(),
    customer_email: details.email,
    expires_at: unix(session.expiresAt),
    livemode: false,
    locale: details.language,
    metadata: details.metadata,
    mode: 'payment',
    payment_intent: intent,
    payment_status: session.state === 'paid' ? 'paid' : 'unpaid',
    status,
    success_url: details.successUrl,
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${origin}/sandbox/pay/${session.id}` : null,
  };
}

export const stripeEvent = (type: string, object: object, at: Date) =>
  JSON.stringify({
    id: stripeId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: unix(at),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
