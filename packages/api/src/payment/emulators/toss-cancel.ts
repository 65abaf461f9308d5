import { randomBytes } from 'node:crypto';
import type { Tx } from '@softbox/db';
import { z } from 'zod';
import { deliveryOf } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import type { Reply } from './reply-once.ts';
import { addRefund, readRefunds, readSession, refundableMinor, saveSession } from './sandbox-session.ts';
import { tossError } from './toss-error.ts';
import { tossEvent, tossPayment } from './toss-objects.ts';

const Cancel = z.object({ cancelReason: z.string().min(1).max(200), cancelAmount: z.number().int().min(1).optional() });

/** POST /v1/payments/{paymentKey}/cancel: Toss's word for a refund, and for ending an unpaid virtual account. */
export async function cancelTossPayment(tx: Tx, paymentKey: string, body: unknown, now: Date): Promise<Reply> {
  const asked = Cancel.safeParse(body);
  if (!asked.success) return tossError('INVALID_REQUEST');
  const session = await readSession(tx, paymentKey, now);
  if (session?.provider !== 'tosspayments') return tossError('NOT_FOUND_PAYMENT');
  if (session.state === 'pending') {
    return { status: 200, body: tossPayment(await saveSession(tx, { ...session, state: 'canceled' }, now), []) };
  }
  if (session.state !== 'paid') return tossError('NOT_CANCELABLE_PAYMENT');
  const before = await readRefunds(tx, session, now);
  const left = refundableMinor(session, before);
  const amountMinor = asked.data.cancelAmount ?? left;
  if (left === 0) return tossError('ALREADY_CANCELED_PAYMENT');
  if (amountMinor > left) return tossError('NOT_CANCELABLE_AMOUNT');
  // Paid with something that goes back as a whole or not at all.
  if (session.outcome === 'full_refund_only' && amountMinor < left) return tossError('NOT_ALLOWED_PARTIAL_REFUND');
  const refund = await addRefund(tx, {
    id: randomBytes(16).toString('hex').toUpperCase(),
    session,
    amountMinor,
    echo: asked.data.cancelReason,
    now,
  });
  const payment = tossPayment(session, [...before, refund]);
  await planWebhook(tx, {
    message: { provider: 'tosspayments', sessionId: paymentKey, body: tossEvent(payment, now) },
    delivery: deliveryOf('pay'),
    now,
  });
  return { status: 200, body: payment };
}
