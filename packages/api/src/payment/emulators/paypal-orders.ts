import type { CURRENCIES } from '@softbox/config/countries';
import { LANGUAGES, languageFromHeader } from '@softbox/config/languages';
import { fromDecimal } from '@softbox/config/money';
import type { Tx } from '@softbox/db';
import { z } from 'zod';
import type { EmulatorDeps } from './emulated-provider.ts';
import { byTransaction, findSession } from './find-session.ts';
import { after, deliveryOf, PENDING_MS, STALE_NEWS } from './outcomes.ts';
import { paypalError } from './paypal-error.ts';
import {
  paypalCapture,
  paypalDisputeEvent,
  paypalEvent,
  paypalId,
  paypalOrder,
  paypalRefund,
} from './paypal-objects.ts';
import { planWebhook } from './plan-webhook.ts';
import type { Reply } from './reply-once.ts';
import {
  addRefund,
  disputedFrom,
  disputeNewsOf,
  hasLaterNews,
  lateNewsOf,
  openSession,
  readRefunds,
  readSession,
  refundableMinor,
  type SandboxRefund,
  type SandboxSession,
  saveSession,
  settled,
} from './sandbox-session.ts';

const SESSION_MS = 3 * 3_600_000;
/** Of ours, those PayPal takes; ringgit within Malaysia. */
const TAKEN = ['USD', 'AUD', 'MYR'] as const satisfies readonly (typeof CURRENCIES)[number][];

const Create = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().min(1).max(127),
        invoice_id: z.string().min(1).max(127),
        description: z.string().min(1).max(127),
        amount: z.object({ currency_code: z.string(), value: z.string().max(32) }),
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        return_url: z.url(),
        cancel_url: z.url(),
        locale: z.string().regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/),
      }),
    }),
  }),
});

/** POST /v2/checkout/orders */
export async function createPaypalOrder(tx: Tx, body: unknown, { clock, env }: EmulatorDeps): Promise<Reply> {
  const asked = Create.safeParse(body);
  const [unit] = asked.data?.purchase_units ?? [];
  if (!asked.success || !unit) return paypalError('MALFORMED_REQUEST');
  const currency = TAKEN.find((code) => code === unit.amount.currency_code);
  if (!currency) return paypalError('CURRENCY_NOT_SUPPORTED');
  const amountMinor = fromDecimal(currency, unit.amount.value);
  if (!amountMinor) return paypalError('DECIMAL_PRECISION');
  const { return_url, cancel_url, locale } = asked.data.payment_source.paypal.experience_context;
  const now = clock.now();
  const session = await openSession(tx, {
    id: paypalId(),
    provider: 'paypal',
    merchantRef: unit.custom_id,
    amountMinor,
    currency,
    title: unit.description,
    details: {
      successUrl: return_url,
      cancelUrl: cancel_url,
      email: '',
      language: languageFromHeader(locale) ?? LANGUAGES[0],
      metadata: {},
    },
    expiresAt: new Date(now.getTime() + SESSION_MS),
    createdAt: now,
  });
  return { status: 201, body: paypalOrder(session, [], env.PUBLIC_ORIGIN) };
}

/** GET /v2/checkout/orders/{id}. An order that nobody approved in time is gone. */
export async function showPaypalOrder(tx: Tx, id: string, { clock, env }: EmulatorDeps): Promise<Reply> {
  const session = await readSession(tx, id, clock.now());
  if (session?.provider !== 'paypal' || session.state === 'expired') return paypalError('INVALID_RESOURCE_ID');
  return { status: 200, body: paypalOrder(session, await readRefunds(tx, session, clock.now()), env.PUBLIC_ORIGIN) };
}

/** POST /v2/checkout/orders/{id}/capture: the only step at which money moves. */
export async function capturePaypalOrder(tx: Tx, id: string, { clock, env }: EmulatorDeps): Promise<Reply> {
  const now = clock.now();
  const session = await readSession(tx, id, now);
  if (session?.provider !== 'paypal' || session.state === 'expired') return paypalError('INVALID_RESOURCE_ID');
  if (session.transactionId) return paypalError('ORDER_ALREADY_CAPTURED');
  if (session.state !== 'approved') return paypalError('ORDER_NOT_APPROVED');
  const { outcome, details } = session;
  if (outcome === 'decline' || outcome === 'insufficient_funds') return paypalError('INSTRUMENT_DECLINED');

  const save = (change: Partial<SandboxSession>) =>
    saveSession(tx, { ...session, transactionId: paypalId(), ...change }, now);
  const tell = (type: string, about: SandboxSession, delivery: ReturnType<typeof deliveryOf>, at = now) => {
    const body = paypalEvent(`PAYMENT.CAPTURE.${type}`, paypalCapture(about, []), at);
    return planWebhook(tx, { message: { provider: 'paypal', sessionId: id, body }, delivery, now });
  };
  if (outcome === 'pending_paid' || outcome === 'pending_failed') {
    const settlesAs = outcome === 'pending_paid' ? 'paid' : 'declined';
    const settlesAt = now.getTime() + PENDING_MS;
    const pending = await save({ state: 'pending', details: { ...details, settlesAs, settlesAt } });
    await tell('PENDING', pending, deliveryOf(outcome));
    await tell(settlesAs === 'paid' ? 'COMPLETED' : 'DENIED', settled(pending), after(PENDING_MS), new Date(settlesAt));
    return { status: 201, body: paypalOrder(pending, [], env.PUBLIC_ORIGIN) };
  }
  const disputedAt = disputedFrom(outcome, now);
  const paid = await save({ state: 'paid', details: { ...details, paidAt: now.getTime(), disputedAt } });
  await tell('COMPLETED', paid, deliveryOf(outcome));
  if (outcome === 'pay_out_of_order') await tell('DENIED', { ...paid, state: 'declined' }, STALE_NEWS);
  for (const at of disputeNewsOf(paid)) {
    const message = { provider: 'paypal', sessionId: id, body: paypalDisputeEvent(paid, at) } as const;
    await planWebhook(tx, { message, delivery: after(at.getTime() - now.getTime()), now });
  }
  return { status: 201, body: paypalOrder(paid, [], env.PUBLIC_ORIGIN) };
}

const REFUND_EVENT = {
  pending: 'PAYMENT.REFUND.PENDING',
  succeeded: 'PAYMENT.CAPTURE.REFUNDED',
  failed: 'PAYMENT.REFUND.FAILED',
} as const;

const Refund = z.object({
  custom_id: z.string().max(127).optional(),
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
});

/** POST /v2/payments/captures/{id}/refund */
export async function refundPaypalCapture(tx: Tx, id: string, body: unknown, now: Date): Promise<Reply> {
  const asked = Refund.safeParse(body);
  if (!asked.success) return paypalError('MALFORMED_REQUEST');
  const session = await findSession(tx, 'paypal', byTransaction(id), now);
  if (session?.state !== 'paid') return paypalError('INVALID_RESOURCE_ID');
  const { custom_id = '', amount } = asked.data;
  const before = await readRefunds(tx, session, now);
  const left = refundableMinor(session, before);
  if (left === 0) return paypalError('CAPTURE_FULLY_REFUNDED');
  if (amount && amount.currency_code !== session.currency) return paypalError('CURRENCY_NOT_SUPPORTED');
  const amountMinor = amount ? fromDecimal(session.currency, amount.value) : left;
  if (!amountMinor || amountMinor > left) return paypalError('REFUND_AMOUNT_EXCEEDED');
  const refund = await addRefund(tx, { id: paypalId(), session, amountMinor, echo: custom_id, now });
  const object = paypalRefund(session, refund);
  const tell = (made: SandboxRefund, at: Date, delivery: ReturnType<typeof deliveryOf>) => {
    const body = paypalEvent(REFUND_EVENT[made.status], paypalRefund(session, made), at);
    return planWebhook(tx, { message: { provider: 'paypal', sessionId: session.id, body }, delivery, now });
  };
  await tell(refund, now, deliveryOf(session.outcome));
  const late = lateNewsOf(session, refund);
  if (hasLaterNews(session)) await tell(late.refund, late.at, after(PENDING_MS));
  return { status: 201, body: object };
}
