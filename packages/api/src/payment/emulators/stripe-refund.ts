import { sandboxSessions, type Tx } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import type { EmulatorDeps } from './emulated-provider.ts';
import { after, deliveryOf, PENDING_MS } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import type { Reply } from './reply-once.ts';
import { addRefund, hasLaterNews, lateNewsOf, readRefunds, refundableMinor, unfold } from './sandbox-session.ts';
import { stripeError } from './stripe-error.ts';
import { stripeCharge, stripeEvent, stripeId, stripeRefund } from './stripe-objects.ts';

/** POST /v1/refunds */
export async function createStripeRefund(tx: Tx, form: URLSearchParams, { clock }: EmulatorDeps): Promise<Reply> {
  const now = clock.now();
  const intent = form.get('payment_intent') ?? '';
  const [row] = await tx
    .select()
    .from(sandboxSessions)
    .where(and(eq(sandboxSessions.provider, 'stripe'), eq(sandboxSessions.transactionId, intent)));
  const session = row && unfold(row, now);
  if (!session) {
    return stripeError(404, 'resource_missing', `No such payment_intent: '${intent}'`, 'payment_intent');
  }
  if (session.state !== 'paid') {
    return stripeError(400, 'charge_not_found', 'This PaymentIntent does not have a successful charge to refund.');
  }
  const before = await readRefunds(tx, session, now);
  const left = refundableMinor(session, before);
  const amountMinor = Number(form.get('amount') ?? left);
  if (left === 0) return stripeError(400, 'charge_already_refunded', 'Charge has already been refunded.');
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 1 || amountMinor > left) {
    return stripeError(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount on charge.', 'amount');
  }
  const metadata = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
  const refund = await addRefund(tx, {
    id: stripeId('re'),
    session,
    amountMinor,
    echo: JSON.stringify(metadata),
    now,
  });
  const tell = (body: string, delivery: ReturnType<typeof deliveryOf>) =>
    planWebhook(tx, { message: { provider: 'stripe', sessionId: session.id, body }, delivery, now });
  await tell(
    stripeEvent('charge.refunded', stripeCharge(session, [...before, refund], now), now),
    deliveryOf(session.outcome),
  );
  if (hasLaterNews(session)) {
    const late = lateNewsOf(session, refund);
    const type = late.refund.status === 'failed' ? 'refund.failed' : 'refund.updated';
    await tell(stripeEvent(type, stripeRefund(session, late.refund), late.at), after(PENDING_MS));
  }
  return { status: 200, body: stripeRefund(session, refund) };
}
