import { randomBytes } from 'node:crypto';
import type { Tx } from '@softbox/db';
import { z } from 'zod';
import { after, deliveryOf, PENDING_MS, STALE_NEWS } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import type { Reply } from './reply-once.ts';
import { readSession, type SandboxSession, saveSession, settled } from './sandbox-session.ts';
import { tossError } from './toss-error.ts';
import { tossEvent, tossPayment } from './toss-objects.ts';

const Confirm = z.object({ paymentKey: z.string(), orderId: z.string(), amount: z.number() });
const REFUSED = { code: 'REJECT_CARD_PAYMENT', message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' };

/** POST /v1/payments/confirm: the only step at which money moves, and only for this order and exactly this amount. */
export async function confirmTossPayment(tx: Tx, body: unknown, now: Date): Promise<Reply> {
  const asked = Confirm.safeParse(body);
  if (!asked.success) return tossError('INVALID_REQUEST');
  const { paymentKey, orderId, amount } = asked.data;
  const session = await readSession(tx, paymentKey, now);
  if (session?.provider !== 'tosspayments') return tossError('NOT_FOUND_PAYMENT');
  if (session.merchantRef !== orderId || session.amountMinor !== amount) return tossError('INVALID_REQUEST');
  if (session.state === 'paid' || session.state === 'pending') return tossError('ALREADY_PROCESSED_PAYMENT');
  if (session.state !== 'approved') return tossError('NOT_FOUND_PAYMENT_SESSION');

  const save = (change: Partial<SandboxSession>) => saveSession(tx, { ...session, ...change }, now);
  const tell = (about: SandboxSession, delivery: ReturnType<typeof deliveryOf>, at = now) => {
    const message = tossEvent(tossPayment(about, []), at);
    return planWebhook(tx, {
      message: { provider: 'tosspayments', sessionId: session.id, body: message },
      delivery,
      now,
    });
  };
  const transactionId = randomBytes(16).toString('hex').toUpperCase();

  if (session.outcome === 'insufficient_funds') {
    await tell(await save({ state: 'declined', details: { ...session.details, failure: REFUSED } }), deliveryOf('pay'));
    return tossError('REJECT_CARD_PAYMENT');
  }
  if (session.outcome === 'pending_paid' || session.outcome === 'pending_failed') {
    const settlesAs = session.outcome === 'pending_paid' ? 'paid' : 'declined';
    const settlesAt = now.getTime() + PENDING_MS;
    const pending = await save({
      state: 'pending',
      transactionId,
      details: { ...session.details, settlesAs, settlesAt, failure: settlesAs === 'paid' ? undefined : REFUSED },
    });
    await tell(settled(pending), after(PENDING_MS), new Date(settlesAt));
    return { status: 200, body: tossPayment(pending, []) };
  }
  const paid = await save({
    state: 'paid',
    transactionId,
    details: { ...session.details, paidAt: now.getTime() },
  });
  await tell(paid, deliveryOf(session.outcome));
  if (session.outcome === 'pay_out_of_order') await tell({ ...paid, state: 'declined' }, STALE_NEWS);
  return { status: 200, body: tossPayment(paid, []) };
}
