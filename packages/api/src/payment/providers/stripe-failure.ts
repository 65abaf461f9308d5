import Stripe from 'stripe';
import type { Outcome } from '../provider.ts';
import { UnexpectedAnswer } from './as-currency.ts';

type Failure = Extract<Outcome<never>, { ok: false }>;

const ALREADY_DONE = new Set(['charge_already_refunded', 'resource_already_exists']);

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): Failure['kind'] {
  const { errors } = Stripe;
  // 409: the same key is at work elsewhere. 5xx and lost connections: the effect may exist.
  if (error.statusCode === 409 || error.statusCode === 429 || (error.statusCode ?? 0) >= 500) return 'unknown';
  if (error instanceof errors.StripeCardError) return 'declined';
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'config';
  if (error instanceof errors.StripeIdempotencyError) return 'invalid';
  if (!(error instanceof errors.StripeInvalidRequestError)) return 'unknown';
  if (error.code === 'resource_missing') return 'not_found';
  return ALREADY_DONE.has(error.code ?? '') ? 'already_done' : 'invalid';
}

/** What an error of the SDK says about the money. Messages are Stripe's own and never carry our key. */
export function stripeFailure(error: unknown): Failure {
  if (error instanceof UnexpectedAnswer)
    return { ok: false, kind: 'unknown', code: 'unexpected_answer', message: error.message };
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const kind = kindOf(error);
  const code = error.decline_code ?? error.code ?? error.type;
  // An authentication error quotes (part of) the key it was given.
  return {
    ok: false,
    kind,
    code,
    message: kind === 'config' ? 'The payment account is not set up correctly.' : error.message,
  };
}
