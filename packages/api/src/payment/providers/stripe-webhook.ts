import Stripe from 'stripe';
import type { WebhookEvent, WebhookRequest, WebhookVerdict } from '../provider.ts';
import { STRIPE_APP } from './stripe-app.ts';

const TOLERANCE_SECONDS = 300;
const OK = { status: 200, body: '' };

const idOf = (value: string | { id: string } | null | undefined) =>
  (typeof value === 'object' ? value?.id : value) ?? undefined;

/** Which attempt an event is about; null for what another product on the same account did. */
function read(event: Stripe.Event): WebhookEvent | null {
  const { id: eventId, type } = event;
  const { object } = event.data;
  // A dispute carries no metadata of ours: only the payment it is about.
  if (object.object === 'dispute') return { eventId, type, transactionId: idOf(object.payment_intent) };
  const isOurs = 'metadata' in object && object.metadata?.app === STRIPE_APP;
  // So does a refund that somebody made in Stripe's own dashboard, and it may still come back.
  if (object.object === 'refund' && !isOurs)
    return { eventId, type, transactionId: idOf(object.payment_intent), mayBeOthers: true };
  const metadata = 'metadata' in object && object.metadata ? object.metadata : {};
  if (metadata.app !== STRIPE_APP) return null;
  return {
    eventId,
    type,
    merchantRef: metadata.merchantRef,
    providerRef: object.object === 'checkout.session' ? object.id : metadata.session,
  };
}

/** Proves the raw bytes first (several v1 signatures during a rotation, 300 s tolerance), then reads them. */
export function verifyStripeWebhook(request: WebhookRequest, secret: string, now: Date): WebhookVerdict {
  const header = request.headers.get('stripe-signature') ?? '';
  try {
    const event = Stripe.webhooks.constructEvent(
      request.raw,
      header,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
    const known = read(event);
    return { ok: true, trust: 'signed', events: known ? [known] : [], reply: OK };
  } catch (error) {
    // Whatever else is thrown is thrown while reading, after the signature was found right.
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return refuse('malformed');
    return refuse(error.message.includes('tolerance') ? 'stale' : 'bad-signature');
  }
}

const refuse = (reason: 'bad-signature' | 'stale' | 'malformed') =>
  ({ ok: false, reason, reply: { status: 400, body: '' } }) as const;
