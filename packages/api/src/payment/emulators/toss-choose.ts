import type { Tx } from '@softbox/db';
import { tampered } from './decide.ts';
import type { Choice, EmulatorDeps } from './emulated-provider.ts';
import type { SandboxOutcome } from './outcomes.ts';
import { type SandboxSession, saveSession } from './sandbox-session.ts';

/** After the buyer's approval the shop has ten minutes to confirm. */
const CONFIRM_MS = 10 * 60_000;

const TOSS_CANCELED = { code: 'PAY_PROCESS_CANCELED', message: '사용자에 의해 결제가 취소되었습니다.' };
/** What ends the window; a failed authentication has no code of its own there. */
const TOSS_REFUSALS: Partial<Record<SandboxOutcome, { code: string; message: string }>> = {
  decline: { code: 'REJECT_CARD_COMPANY', message: '결제 승인이 거절되었습니다.' },
  authentication_failed: {
    code: 'PAY_PROCESS_ABORTED',
    message: '결제 진행 중 승인에 실패하여 결제가 중단되었습니다.',
  },
};

const withParams = (page: string, params: Record<string, string>) => {
  const url = new URL(page);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
};

/** What the Toss window does when its buyer decides: approval only. Money moves when the shop confirms. */
export async function chooseAtToss(
  tx: Tx,
  session: SandboxSession,
  outcome: SandboxOutcome,
  { clock }: EmulatorDeps,
): Promise<Choice> {
  const now = clock.now();
  const { details, merchantRef: orderId } = session;
  // As with the real window, a cancelled one names no order.
  if (outcome === 'cancel') return { go: { to: 'shop', url: withParams(details.cancelUrl, TOSS_CANCELED) } };
  const failure = TOSS_REFUSALS[outcome];
  if (failure) {
    await saveSession(tx, { ...session, outcome, state: 'declined', details: { ...details, failure } }, now);
    return { go: { to: 'shop', url: withParams(details.cancelUrl, { ...failure, orderId }) } };
  }
  // The drill of an edited browser: the window was opened with less than the order costs.
  const amountMinor = outcome === 'wrong_amount' ? tampered(session.amountMinor) : session.amountMinor;
  // Expired: the approval comes too late to be confirmed.
  const expiresAt = outcome === 'expire' ? now : new Date(now.getTime() + CONFIRM_MS);
  await saveSession(tx, { ...session, outcome, state: 'approved', amountMinor, expiresAt }, now);
  if (outcome === 'pay_no_return') return { go: { to: 'nowhere' } };
  const params = { paymentType: 'NORMAL', orderId, paymentKey: session.id, amount: String(amountMinor) };
  return { go: { to: 'shop', url: withParams(details.successUrl, params) } };
}
