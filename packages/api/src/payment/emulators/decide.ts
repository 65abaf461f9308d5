import type { Currency, ProviderName } from '@softbox/config/countries';
import type { Tx } from '@softbox/db';
import type { Choice, EmulatorDeps } from './emulated-provider.ts';
import { after, type Delivery, deliveryOf, PENDING_MS, type SandboxOutcome, STALE_NEWS } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import { disputedFrom, disputeNewsOf, type SandboxSession, saveSession, settled } from './sandbox-session.ts';

interface Failure {
  code: string;
  message: string;
}

/** How a provider goes about what its buyer decides. */
export interface Manner {
  provider: ProviderName;
  newTransactionId(now: Date): string;
  refusals: { decline: Failure; insufficient_funds: Failure; authentication_failed?: Failure };
  /** Whether a refused card ends the payment; otherwise its page stays open for another card. */
  refusalEnds: boolean;
  /** What it tells the shop about what a payment has become; null where it says nothing. */
  message(session: SandboxSession, deps: EmulatorDeps, at: Date): string | null;
  /** What it tells the shop about a dispute, where it does. */
  disputeMessage?(session: SandboxSession, at: Date): string;
  /** Where it leads the browser afterwards. */
  leave(session: SandboxSession, deps: EmulatorDeps): Choice['go'];
}

/** The same figure in money that is worth less. */
export const weaker = (currency: Currency): Currency => (currency === 'VND' ? 'KRW' : 'VND');

/** A tenth less than asked, at least one minor unit. */
export const tampered = (minor: number) => Math.max(1, minor - Math.ceil(minor / 10));

/** What happens at a provider whose page takes the money itself, without a confirmation by the shop. */
export async function decide(
  tx: Tx,
  session: SandboxSession,
  outcome: SandboxOutcome,
  deps: EmulatorDeps,
  manner: Manner,
): Promise<Choice> {
  const now = deps.clock.now();
  const { details } = session;
  const delivery = deliveryOf(outcome);
  const save = (change: Partial<SandboxSession>) => saveSession(tx, { ...session, outcome, ...change }, now);
  const tell = async (about: SandboxSession, how: Delivery | null, at = now) => {
    const body = manner.message(about, deps, at);
    const message = { provider: manner.provider, sessionId: session.id, body: body ?? '' };
    return body === null ? undefined : planWebhook(tx, { message, delivery: how, now });
  };
  const transactionId = session.transactionId ?? manner.newTransactionId(now);

  if (outcome === 'cancel') return { go: manner.leave(session, deps) };

  if (outcome === 'expire') {
    const expired = await save({ state: 'expired', expiresAt: now });
    await tell(expired, delivery);
    return { go: manner.leave(expired, deps) };
  }

  if (outcome === 'decline' || outcome === 'insufficient_funds' || outcome === 'authentication_failed') {
    const failure = manner.refusals[outcome] ?? manner.refusals.decline;
    const state = manner.refusalEnds ? 'declined' : session.state;
    const refused = await save({ state, transactionId, details: { ...details, failure } });
    if (!manner.refusalEnds) return { go: { to: 'page' } };
    await tell(refused, delivery);
    return { go: manner.leave(refused, deps) };
  }

  if (outcome === 'pending_paid' || outcome === 'pending_failed') {
    const settlesAt = now.getTime() + PENDING_MS;
    const settlesAs = outcome === 'pending_paid' ? 'paid' : 'declined';
    const failure = settlesAs === 'paid' ? undefined : manner.refusals.decline;
    const pending = await save({
      state: 'pending',
      transactionId,
      details: { ...details, settlesAt, settlesAs, failure },
    });
    await tell(pending, delivery);
    await tell(settled(pending), after(PENDING_MS), new Date(settlesAt));
    return { go: manner.leave(pending, deps) };
  }

  const charged = {
    ...(outcome === 'wrong_amount' ? { chargedMinor: tampered(session.amountMinor) } : {}),
    ...(outcome === 'wrong_currency' ? { chargedCurrency: weaker(session.currency) } : {}),
  };
  const disputedAt = disputedFrom(outcome, now);
  const paid = await save({
    state: 'paid',
    transactionId,
    details: { ...details, ...charged, failure: undefined, paidAt: now.getTime(), disputedAt },
  });
  const direct = await tell(paid, delivery);
  if (outcome === 'pay_out_of_order') await tell({ ...paid, state: 'expired' }, STALE_NEWS);
  for (const at of manner.disputeMessage ? disputeNewsOf(paid) : []) {
    const message = { provider: manner.provider, sessionId: session.id, body: manner.disputeMessage?.(paid, at) ?? '' };
    await planWebhook(tx, { message, delivery: after(at.getTime() - now.getTime()), now });
  }
  return { go: outcome === 'pay_no_return' ? { to: 'nowhere' } : manner.leave(paid, deps), direct };
}
