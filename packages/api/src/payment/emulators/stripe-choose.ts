import type { Tx } from '@softbox/db';
import type { Choice, EmulatorDeps } from './emulated-provider.ts';
import { type Delivery, deliveryOf, PENDING_MS, type SandboxOutcome } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import { type SandboxSession, saveSession, settled } from './sandbox-session.ts';
import { stripeEvent, stripeId, stripeSession } from './stripe-objects.ts';

const DECLINES: Partial<Record<SandboxOutcome, { code: string; message: string }>> = {
  insufficient_funds: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  decline: { code: 'generic_decline', message: 'Your card was declined.' },
};

/** A tenth less than asked, at least one minor unit. */
const tampered = (minor: number) => Math.max(1, minor - Math.ceil(minor / 10));

/** What Stripe does when its buyer decides. A refused card leaves the page open for another one, as the real page does. */
export async function chooseAtStripe(
  tx: Tx,
  session: SandboxSession,
  outcome: SandboxOutcome,
  { clock, env }: EmulatorDeps,
): Promise<Choice> {
  const now = clock.now();
  const { details } = session;
  const save = (change: Partial<SandboxSession>) => saveSession(tx, { ...session, outcome, ...change }, now);
  const tell = (type: string, about: SandboxSession, delivery: Delivery | null, at = now) => {
    const body = stripeEvent(type, stripeSession(about, { origin: env.PUBLIC_ORIGIN }), at);
    return planWebhook(tx, { message: { provider: 'stripe', sessionId: session.id, body }, delivery, now });
  };
  const success: Choice['go'] = { to: 'shop', url: details.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
  const back: Choice['go'] = { to: 'shop', url: details.cancelUrl };
  const transactionId = session.transactionId ?? stripeId('pi');
  const delivery = deliveryOf(outcome);

  if (outcome === 'cancel') return { go: back };

  if (outcome === 'expire') {
    const expired = await save({ state: 'expired' });
    await tell('checkout.session.expired', expired, delivery);
    return { go: back };
  }

  const failure = DECLINES[outcome];
  if (failure) {
    await save({ transactionId, details: { ...details, failure } });
    return { go: { to: 'page' } };
  }

  if (outcome === 'pending_paid' || outcome === 'pending_failed') {
    const settlesAt = now.getTime() + PENDING_MS;
    const settlesAs = outcome === 'pending_paid' ? 'paid' : 'declined';
    const refused = { code: 'generic_decline', message: 'The bank did not complete the payment.' };
    const pending = await save({
      state: 'pending',
      transactionId,
      details: { ...details, settlesAt, settlesAs, failure: settlesAs === 'paid' ? undefined : refused },
    });
    await tell('checkout.session.completed', pending, delivery);
    const end = settlesAs === 'paid' ? 'async_payment_succeeded' : 'async_payment_failed';
    const later = { delayMs: PENDING_MS, copies: 1, direct: false };
    await tell(`checkout.session.${end}`, settled(pending), later, new Date(settlesAt));
    return { go: success };
  }

  const charged = outcome === 'wrong_amount' ? { chargedMinor: tampered(session.amountMinor) } : {};
  const paid = await save({
    state: 'paid',
    transactionId,
    details: { ...details, ...charged, failure: undefined, paidAt: now.getTime() },
  });
  const direct = await tell('checkout.session.completed', paid, delivery);
  return { go: outcome === 'pay_no_return' ? { to: 'nowhere' } : success, direct };
}
