import Stripe from 'stripe';
import {
  CALL_TIMEOUT_MS,
  type Capabilities,
  type CreateInput,
  type Outcome,
  type PaymentProvider,
  type ProviderContext,
  type ProviderMode,
  type SessionRef,
  type Sighting,
  type Snapshot,
} from '../provider.ts';
import { asCurrency } from './as-currency.ts';
import { newReference } from './merchant-ref.ts';
import { STRIPE_APP } from './stripe-app.ts';
import { stripeFailure } from './stripe-failure.ts';
import { EXPAND, refundStatus, stripeSnapshot, wasDisputed } from './stripe-snapshot.ts';
import { verifyStripeWebhook } from './stripe-webhook.ts';
import { withQuery } from './with-query.ts';

const EIGHT_DIGITS = 99_999_999;

const CAPABILITIES: Capabilities = {
  currencies: ['USD', 'AUD', 'MYR', 'VND', 'CNY', 'KRW'],
  min: { USD: 50, AUD: 50, MYR: 200 },
  max: {
    USD: EIGHT_DIGITS,
    AUD: EIGHT_DIGITS,
    MYR: EIGHT_DIGITS,
    VND: EIGHT_DIGITS,
    CNY: EIGHT_DIGITS,
    KRW: EIGHT_DIGITS,
  },
  refund: 'partial',
  sessionSeconds: 30 * 60,
};

/** Stripe refuses sessions shorter than 30 minutes by its own clock; a fixed margin keeps a repeated create identical. */
const EXPIRY_MARGIN_SECONDS = 5 * 60;
/** How far around our own moment a lost session is looked for. */
const SEARCH_SECONDS = 15 * 60;
const SEARCH_LIMIT = 1000;

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

function sessionParams(input: CreateInput): Stripe.Checkout.SessionCreateParams {
  const metadata = { app: STRIPE_APP, merchantRef: input.merchantRef };
  return {
    mode: 'payment',
    client_reference_id: input.merchantRef,
    customer_email: input.buyer.email,
    locale: input.language,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: input.amount.currency.toLowerCase(),
          unit_amount: input.amount.minor,
          product_data: { name: input.title.slice(0, 250) },
        },
      },
    ],
    // The buyer pays the currency that was shown and agreed to, never one of Stripe's choosing.
    adaptive_pricing: { enabled: false },
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.floor(input.expiresAt.getTime() / 1000) + EXPIRY_MARGIN_SECONDS,
    success_url: withQuery(input.returnUrl, `ref=${input.merchantRef}&session_id={CHECKOUT_SESSION_ID}`),
    cancel_url: withQuery(input.cancelUrl, `ref=${input.merchantRef}&result=cancel`),
  };
}

/** Stripe Checkout on Stripe's own page. The session is the attempt; its payment intent names the charge. */
export function createStripe(keys: StripeKeys, mode: ProviderMode, context: ProviderContext): PaymentProvider {
  const stripe = new Stripe(keys.secretKey, {
    httpClient: Stripe.createFetchHttpClient(context.fetch),
    // Repeating is the reconciler's work, which knows what it asked.
    maxNetworkRetries: 0,
    timeout: context.timeoutMs ?? CALL_TIMEOUT_MS,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;

  /** Searched in the list, which is up to date at once; Stripe's search lags by a minute. */
  async function findByMerchantRef(ref: SessionRef): Promise<string | null> {
    const created = Math.floor(ref.createdAt.getTime() / 1000);
    const range = { gte: created - SEARCH_SECONDS, lte: created + SEARCH_SECONDS };
    let seen = 0;
    for await (const session of sessions.list({ created: range, limit: 100 })) {
      if (session.client_reference_id === ref.merchantRef) return session.id;
      if (++seen >= SEARCH_LIMIT) break;
    }
    return null;
  }

  const guarded = async <T>(act: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    try {
      return await act();
    } catch (error) {
      return stripeFailure(error);
    }
  };

  const fetchSnapshot = (ref: SessionRef) =>
    guarded<Snapshot>(async () => {
      const id = ref.providerRef ?? (await findByMerchantRef(ref));
      if (!id) return { ok: false, kind: 'not_found', code: 'no_session', message: 'No such session.' };
      const session = await sessions.retrieve(id, { expand: EXPAND });
      const intent = session.payment_intent;
      if (!intent || !wasDisputed(session)) return { ok: true, value: stripeSnapshot(session) };
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      const { data } = await stripe.disputes.list({ payment_intent, limit: 100 });
      return { ok: true, value: stripeSnapshot(session, data) };
    });

  return {
    name: 'stripe',
    mode,
    capabilities: CAPABILITIES,
    newMerchantRef: newReference,

    create: (input) =>
      guarded(async () => {
        const session = await sessions.create(sessionParams(input), { idempotencyKey: input.idempotencyKey });
        if (!session.url) return { ok: false, kind: 'unknown', code: 'no_url', message: 'The session has no page.' };
        return {
          ok: true,
          value: {
            providerRef: session.id,
            next: { type: 'redirect', url: session.url },
            expiresAt: new Date(session.expires_at * 1000),
          },
        };
      }),

    parseReturn: ({ url }) => ({
      merchantRef: url.searchParams.get('ref') ?? undefined,
      providerRef: url.searchParams.get('session_id') ?? undefined,
      hint: url.searchParams.get('result') === 'cancel' ? 'cancel' : 'success',
    }),

    // Paying on Stripe's page is already money.
    confirm: fetchSnapshot,
    fetchSnapshot,

    close: (ref) =>
      guarded(async () => {
        const found = await fetchSnapshot(ref);
        if (!found.ok || found.value.state !== 'requires_action') return found;
        const { providerRef } = found.value;
        try {
          const closed = await sessions.expire(
            providerRef,
            { expand: EXPAND },
            { idempotencyKey: `${ref.idempotencyKey}-close` },
          );
          return { ok: true, value: stripeSnapshot(closed) };
        } catch (error) {
          // Refused because it is no longer open: the buyer was faster, or the clock.
          const failure = stripeFailure(error);
          return failure.kind === 'invalid' ? fetchSnapshot({ ...ref, providerRef }) : failure;
        }
      }),

    refund: (input) =>
      guarded(async () => {
        const refund = await stripe.refunds.create(
          {
            payment_intent: input.transactionId,
            amount: input.amount.minor,
            reason: 'requested_by_customer',
            metadata: { app: STRIPE_APP, refundRef: input.refundRef, session: input.providerRef },
          },
          { idempotencyKey: input.idempotencyKey },
        );
        return { ok: true, value: { refundId: refund.id, status: refundStatus(refund.status) } };
      }),

    verifyWebhook: async (request) => verifyStripeWebhook(request, keys.webhookSecret, context.now()),

    listSince: (from, to) =>
      guarded(async () => {
        const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
        const seen: Sighting[] = [];
        const created = { gte: seconds(from), lte: seconds(to) };
        for await (const intent of stripe.paymentIntents.list({ created, limit: 100 }))
          if (intent.metadata.app === STRIPE_APP && intent.amount_received > 0)
            seen.push({
              transactionId: intent.id,
              merchantRef: intent.metadata.merchantRef ?? null,
              providerRef: null,
              amount: { minor: intent.amount_received, currency: asCurrency(intent.currency) },
            });
        return { ok: true, value: seen };
      }),
  };
}
