import type { Manner } from './decide.ts';
import { disputeAt, type SandboxSession } from './sandbox-session.ts';
import { STRIPE_UNAUTHENTICATED, stripeDispute, stripeEvent, stripeId, stripeSession } from './stripe-objects.ts';

const EVENTS: Partial<Record<SandboxSession['state'], string>> = {
  expired: 'expired',
  pending: 'completed',
  paid: 'completed',
};

/** A payment that took its time was completed before, unpaid; now comes how it ended. */
const eventOf = ({ state, details }: SandboxSession) =>
  details.settlesAt && state !== 'pending'
    ? `async_payment_${state === 'paid' ? 'succeeded' : 'failed'}`
    : EVENTS[state];

export const stripeSuccessUrl = ({ id, details }: SandboxSession) =>
  details.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** A refused card leaves the page open for another one, as the real page does. */
export const STRIPE_MANNER: Manner = {
  provider: 'stripe',
  newTransactionId: () => stripeId('pi'),
  refusals: {
    insufficient_funds: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
    decline: { code: 'generic_decline', message: 'Your card was declined.' },
    authentication_failed: {
      code: STRIPE_UNAUTHENTICATED,
      message: 'The buyer could not be authenticated.',
    },
  },
  refusalEnds: false,
  message: (session, { env }, at) => {
    const event = eventOf(session);
    return event
      ? stripeEvent(`checkout.session.${event}`, stripeSession(session, { origin: env.PUBLIC_ORIGIN, now: at }), at)
      : null;
  },
  disputeMessage: (session, at) =>
    stripeEvent(
      `charge.dispute.${disputeAt(session, at) === 'open' ? 'created' : 'closed'}`,
      stripeDispute(session, at),
      at,
    ),
  leave: (session) => {
    const paid = session.state === 'paid' || session.state === 'pending';
    return { to: 'shop', url: paid ? stripeSuccessUrl(session) : session.details.cancelUrl };
  },
};
