/** What the buyer in the sandbox can let happen. */
export const OUTCOMES = [
  'pay',
  'pay_webhook_5s',
  'pay_webhook_1m',
  'pay_webhook_never',
  'pay_webhook_first',
  'pay_webhook_thrice',
  'pay_no_return',
  'insufficient_funds',
  'decline',
  'cancel',
  'pending_paid',
  'pending_failed',
  'wrong_amount',
  'expire',
] as const;
export type SandboxOutcome = (typeof OUTCOMES)[number];

export const isOutcome = (value: unknown): value is SandboxOutcome => OUTCOMES.some((outcome) => outcome === value);

/** How long an outcome that is not decided at once takes. */
export const PENDING_MS = 10_000;

/** How the message about a payment travels: after a while, several at once, before the browser is sent back, or not at all. */
export interface Delivery {
  delayMs: number;
  copies: number;
  direct: boolean;
}

const SPECIAL: Partial<Record<SandboxOutcome, Partial<Delivery> | null>> = {
  pay_webhook_5s: { delayMs: 5000 },
  pay_webhook_1m: { delayMs: 60_000 },
  pay_webhook_never: null,
  pay_webhook_first: { direct: true },
  pay_webhook_thrice: { copies: 3 },
};

export function deliveryOf(outcome: string | null): Delivery | null {
  const special = isOutcome(outcome) ? SPECIAL[outcome] : undefined;
  return special === null ? null : { delayMs: 0, copies: 1, direct: false, ...special };
}
