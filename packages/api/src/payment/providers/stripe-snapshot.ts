import type Stripe from 'stripe';
import type { Dispute, Snapshot, SnapshotState } from '../provider.ts';
import { asCurrency } from './as-currency.ts';

export const EXPAND = ['payment_intent.latest_charge.refunds'];

const fromUnix = (seconds: number) => new Date(seconds * 1000);
const expanded = <T extends object>(value: string | T | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | undefined): SnapshotState {
  if (session.payment_status === 'paid') return 'paid';
  // Closed without money: after a refused card that is a failure, otherwise nobody paid in time.
  if (session.status === 'expired') return intent?.last_payment_error ? 'failed' : 'expired';
  if (session.status !== 'complete') return 'requires_action';
  // Complete and unpaid: a method that takes days. Only its own end decides.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'processing';
}

const CHARGE_STATUS: Record<string, 'succeeded' | 'pending'> = { succeeded: 'succeeded', pending: 'pending' };
const REFUND_STATUS: Record<string, 'succeeded' | 'failed'> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export const refundStatus = (status: string | null) => REFUND_STATUS[status ?? ''] ?? 'pending';

/** Neither an inquiry nor what Stripe has settled before it became one: both leave the money where it is. */
const DISPUTE_STATUS: Record<string, Dispute['status'] | null> = {
  won: 'won',
  lost: 'lost',
  warning_needs_response: null,
  warning_under_review: null,
  warning_closed: null,
  prevented: null,
};

function stripeDisputes(disputes: readonly Stripe.Dispute[], transactionId: string): Dispute[] {
  return disputes.flatMap(({ id: disputeId, status, amount, currency }) => {
    const standing = status in DISPUTE_STATUS ? DISPUTE_STATUS[status] : 'open';
    if (!standing) return [];
    return [{ disputeId, transactionId, status: standing, amount: { minor: amount, currency: asCurrency(currency) } }];
  });
}

/** Whether the session's charge was ever disputed; how that ended is not in it. */
export const wasDisputed = (session: Stripe.Checkout.Session): boolean =>
  expanded(expanded(session.payment_intent)?.latest_charge)?.disputed ?? false;

/** A Checkout Session, fetched with EXPAND. The payment intent names the charge: it stays the same over several cards. */
export function stripeSnapshot(session: Stripe.Checkout.Session, disputes: readonly Stripe.Dispute[] = []): Snapshot {
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  const transactionId = intent?.id ?? '';
  const failure = intent?.last_payment_error;
  return {
    providerRef: session.id,
    merchantRef: session.client_reference_id,
    state: stateOf(session, intent),
    charges: charge
      ? [
          {
            transactionId,
            amount: {
              minor: charge.status === 'succeeded' ? charge.amount_captured : charge.amount,
              currency: asCurrency(charge.currency),
            },
            status: CHARGE_STATUS[charge.status] ?? 'failed',
            at: fromUnix(charge.created),
          },
        ]
      : [],
    refunds: (charge?.refunds?.data ?? []).map((refund) => ({
      refundId: refund.id,
      merchantRefundRef: refund.metadata?.refundRef ?? null,
      transactionId,
      amount: { minor: refund.amount, currency: asCurrency(refund.currency) },
      status: refundStatus(refund.status),
      at: fromUnix(refund.created),
    })),
    disputes: stripeDisputes(disputes, transactionId),
    failure: failure
      ? { code: failure.decline_code ?? failure.code ?? failure.type, message: failure.message ?? '' }
      : undefined,
  };
}
