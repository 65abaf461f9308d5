import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { ProviderName } from '@softbox/config/countries';
import Stripe from 'stripe';
import { z } from 'zod';
import { paypalAccess } from '../providers/connect-paypal.ts';
import { squareAccess } from '../providers/connect-square.ts';
import { certificateOf, privateKeyOf } from '../providers/key-material.ts';
import { createPaypalCall, type PaypalCall } from '../providers/paypal-call.ts';
import { createSquareCall } from '../providers/square-call.ts';
import type { ConsoleCheck } from './finding.ts';

const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
];
const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.RESOLVED',
];

const missing = (wanted: readonly string[], given: readonly string[]) =>
  given.includes('*') ? [] : wanted.filter((name) => !given.includes(name));
const events = (names: readonly string[]) =>
  names.length > 0 ? [`Its webhook does not send ${names.join(', ')}: add these events.`] : [];

const stripe: ConsoleCheck = async ({ STRIPE_SECRET_KEY = '' }, { fetch, webhookUrl }) => {
  const client = new Stripe(STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  try {
    const { data } = await client.webhookEndpoints.list({ limit: 100 });
    const ours = data.find(({ url, status }) => url === webhookUrl && status === 'enabled');
    if (!ours) return [`No webhook endpoint calls ${webhookUrl}: add one under Developers, Webhooks.`];
    return events(missing(STRIPE_EVENTS, ours.enabled_events));
  } catch {
    return ['Its webhook endpoints cannot be read with this key: look at them by hand (docs/payments.md).'];
  }
};

const paypal: ConsoleCheck = async (env, context) => {
  const Webhook = z.object({ url: z.string(), event_types: z.array(z.object({ name: z.string() })) });
  const call = createPaypalCall(paypalAccess(env), context);
  const found = await call(Webhook, `/v1/notifications/webhooks/${env.PAYPAL_WEBHOOK_ID}`);
  if (!found.ok) return [`PAYPAL_WEBHOOK_ID is no webhook of this application (${found.code}).`];
  const { url, event_types } = found.value;
  const elsewhere = url === context.webhookUrl ? [] : [`Its webhook calls ${url} instead of ${context.webhookUrl}.`];
  const names = event_types.map(({ name }) => name);
  const unable = await paypalFeatures(call, context.now());
  return [...elsewhere, ...events(missing(PAYPAL_EVENTS, names)), ...unable];
};

const HOUR = 3_600_000;

/** What its application may do beside taking payments is switched on one by one, and needed only on a bad day. */
async function paypalFeatures(call: PaypalCall, now: Date): Promise<string[]> {
  const lastHour = { start_date: new Date(now.getTime() - HOUR).toISOString(), end_date: now.toISOString() };
  const features = [
    { name: 'Disputes', path: '/v1/customer/disputes?page_size=1', without: 'a disputed payment is not noticed' },
    {
      name: 'Transaction search',
      path: `/v1/reporting/transactions?${new URLSearchParams({ ...lastHour, page_size: '1' })}`,
      without: 'its books cannot be compared with ours',
    },
  ];
  const faults: string[] = [];
  for (const { name, path, without } of features) {
    const answer = await call(z.unknown(), path);
    if (answer.ok) continue;
    faults.push(
      answer.kind === 'config'
        ? `Its application lacks the feature “${name}” (${answer.code}): ${without}. Switch it on under Apps & Credentials, the application, Features; it takes effect within hours.`
        : `It gave no answer that tells whether the feature “${name}” is on (${answer.code}): check again.`,
    );
  }
  return faults;
}

const square: ConsoleCheck = async (env, context) => {
  const Location = z.object({ location: z.object({ status: z.string(), currency: z.string() }) });
  const call = createSquareCall(squareAccess(env), context);
  const found = await call(Location, 'GET', `/v2/locations/${env.SQUARE_LOCATION_ID}`);
  if (!found.ok) return [`SQUARE_LOCATION_ID is no location of this account (${found.code}).`];
  const { status, currency } = found.value.location;
  return [
    ...(status === 'ACTIVE' ? [] : ['Its location is not active.']),
    ...(currency === 'USD' ? [] : [`Its location takes ${currency}; the shop uses Square for US dollars.`]),
  ];
};

const unionpay: ConsoleCheck = async (env, { now }) => {
  const read = (name: 'UNIONPAY_CERTIFICATE' | 'UNIONPAY_ROOT_CERTIFICATE' | 'UNIONPAY_MIDDLE_CERTIFICATE') =>
    new X509Certificate(certificateOf(name, env[name]));
  const own = read('UNIONPAY_CERTIFICATE');
  const [root, middle] = [read('UNIONPAY_ROOT_CERTIFICATE'), read('UNIONPAY_MIDDLE_CERTIFICATE')];
  const key = createPrivateKey(privateKeyOf('UNIONPAY_PRIVATE_KEY', env.UNIONPAY_PRIVATE_KEY));
  const ended = [own, root, middle].some((certificate) => Date.parse(certificate.validTo) < now().getTime());
  return [
    ...(own.checkPrivateKey(key) ? [] : ['UNIONPAY_PRIVATE_KEY does not belong to UNIONPAY_CERTIFICATE.']),
    ...(middle.checkIssued(root) && middle.verify(root.publicKey)
      ? []
      : ['UNIONPAY_MIDDLE_CERTIFICATE was not issued by UNIONPAY_ROOT_CERTIFICATE.']),
    ...(ended ? ['A certificate has run out: get the new one from UnionPay.'] : []),
  ];
};

export const CONSOLE_CHECKS: Partial<Record<ProviderName, ConsoleCheck>> = { stripe, paypal, square, unionpay };
