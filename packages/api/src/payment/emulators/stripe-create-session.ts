import { CURRENCIES } from '@softbox/config/countries';
import { isLanguage } from '@softbox/config/languages';
import type { Tx } from '@softbox/db';
import type { EmulatorDeps } from './emulated-provider.ts';
import type { Reply } from './reply-once.ts';
import { openSession } from './sandbox-session.ts';
import { stripeError } from './stripe-error.ts';
import { stripeId, stripeSession } from './stripe-objects.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const LARGEST = 99_999_999;
const METADATA = /^metadata\[(.+)\]$/;

const required = (param: string) => stripeError(400, 'parameter_missing', `Missing required param: ${param}.`, param);
const wrong = (param: string, message: string) => stripeError(400, 'parameter_invalid_integer', message, param);

/** POST /v1/checkout/sessions: what of it matters for one payment, refused where Stripe refuses it. */
export async function createStripeSession(tx: Tx, form: URLSearchParams, { clock, env }: EmulatorDeps): Promise<Reply> {
  const now = clock.now();
  const price = 'line_items[0][price_data]';
  const currency = CURRENCIES.find((code) => code.toLowerCase() === form.get(`${price}[currency]`));
  const amountMinor = Number(form.get(`${price}[unit_amount]`)) * Number(form.get('line_items[0][quantity]') ?? 1);
  const title = form.get(`${price}[product_data][name]`);
  const successUrl = form.get('success_url');
  if (form.get('mode') !== 'payment') return required('mode');
  if (!currency) return stripeError(400, 'parameter_invalid_string', 'Invalid currency.', `${price}[currency]`);
  if (!title) return required(`${price}[product_data][name]`);
  if (!successUrl) return required('success_url');
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1) return wrong(`${price}[unit_amount]`, 'Invalid integer.');
  if (amountMinor > LARGEST) {
    return stripeError(400, 'amount_too_large', 'The Checkout Session’s total amount must be no more than 8 digits.');
  }
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const expiresAt = Number(form.get('expires_at') ?? nowSeconds + DAY);
  if (!(expiresAt >= nowSeconds + 30 * MINUTE && expiresAt <= nowSeconds + DAY)) {
    return wrong(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    );
  }
  const locale = form.get('locale');
  const session = await openSession(tx, {
    id: stripeId('cs_test'),
    provider: 'stripe',
    merchantRef: form.get('client_reference_id') ?? '',
    amountMinor,
    currency,
    title,
    details: {
      successUrl,
      cancelUrl: form.get('cancel_url') ?? successUrl,
      email: form.get('customer_email') ?? '',
      language: isLanguage(locale) ? locale : 'en',
      metadata: Object.fromEntries(
        [...form].flatMap(([name, value]) => {
          const key = METADATA.exec(name)?.[1];
          return key ? [[key, value]] : [];
        }),
      ),
    },
    expiresAt: new Date(expiresAt * 1000),
    createdAt: now,
  });
  return { status: 200, body: stripeSession(session, { origin: env.PUBLIC_ORIGIN, now }) };
}
