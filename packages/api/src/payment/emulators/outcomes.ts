/** What the buyer in the sandbox can let happen. */
export const OUTCOMES = [
  'pay',
  'pay_webhook_5s',
  'pay_webhook_1m',
  'pay_webhook_manual',
  'pay_webhook_never',
  'pay_webhook_first',
  'pay_webhook_thrice',
  'pay_out_of_order',
  'pay_no_return',
  'insufficient_funds',
  'decline',
  'cancel',
  'pending_paid',
  'pending_failed',
  'wrong_amount',
  'wrong_currency',
  'expire',
  'pay_answer_lost',
  'pay_fault',
  'pay_too_many',
  'refund_pending',
  'refund_failed',
  'refund_returned',
  'full_refund_only',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'authentication_failed',
] as const;
export type SandboxOutcome = (typeof OUTCOMES)[number];

export const isOutcome = (value: unknown): value is SandboxOutcome => OUTCOMES.some((outcome) => outcome === value);

/** What not every provider can let happen; each names those it can. */
const SPECIAL_OUTCOMES: readonly SandboxOutcome[] = [
  'pay_out_of_order',
  'pending_paid',
  'pending_failed',
  'wrong_currency',
  'refund_pending',
  'refund_failed',
  'refund_returned',
  'full_refund_only',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'authentication_failed',
];

/** What a provider's page offers: all that every provider can, but not `never`, and of the special ones `also`. */
export const outcomesOf = (given: { also?: readonly SandboxOutcome[]; never?: readonly SandboxOutcome[] }) =>
  OUTCOMES.filter(
    (outcome) =>
      !given.never?.includes(outcome) && (!SPECIAL_OUTCOMES.includes(outcome) || given.also?.includes(outcome)),
  );

/** How long an outcome that is not decided at once takes. */
export const PENDING_MS = 10_000;

/** How the message about a payment travels: after a while, several at once, before the browser is sent back, or not at all. */
export interface Delivery {
  delayMs: number;
  copies: number;
  direct: boolean;
  /** Kept until somebody sends it by hand. */
  held?: boolean;
}

const SPECIAL: Partial<Record<SandboxOutcome, Partial<Delivery> | null>> = {
  pay_webhook_5s: { delayMs: 5000 },
  pay_webhook_1m: { delayMs: 60_000 },
  pay_webhook_manual: { held: true },
  pay_webhook_never: null,
  pay_webhook_first: { direct: true },
  pay_webhook_thrice: { copies: 3 },
};

export function deliveryOf(outcome: string | null): Delivery | null {
  const special = isOutcome(outcome) ? SPECIAL[outcome] : undefined;
  return special === null ? null : { delayMs: 0, copies: 1, direct: false, ...special };
}

/** A message that is told after this while, once. */
export const after = (delayMs: number): Delivery => ({ delayMs, copies: 1, direct: false });

/** Old news that arrives right after the new: a payment that is done, told as one that failed. */
export const STALE_NEWS = after(50);
