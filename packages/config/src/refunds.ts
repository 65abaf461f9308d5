import type { OrderType } from './orders.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The rules about refunds, as every order keeps them from the moment it is paid. */
export interface RefundPolicy {
  version: string;
  fullRefundDays: number;
  startedShare: number;
  revisionDays: number;
}

/** The rules that the terms page states today. Whoever changes one gives it a new version; paid orders keep theirs. */
export const REFUND_POLICY: RefundPolicy = {
  version: '2026-11-01',
  fullRefundDays: 3,
  startedShare: 0.5,
  revisionDays: 7,
};

/** What the rules look at. `unstated`: nothing begun, but the days of the full refund are over; there they are silent. */
export const REFUND_CLAUSES = ['before_work', 'work_started', 'draft_delivered', 'unstated'] as const;
export type RefundClause = (typeof REFUND_CLAUSES)[number];

/** Days of work, counted from the later of payment and receipt of the material. */
export const PRODUCTION_DAYS: Record<OrderType, { min: number; max: number }> = {
  template: { min: 1, max: 5 },
  package: { min: 3, max: 14 },
};

/** When things happened to an order, in milliseconds; null for what has not happened. */
export interface OrderTimeline {
  paidAt: number;
  workStartedAt: number | null;
  draftDeliveredAt: number | null;
}

/** Until when a customer gets everything back if no work begins. */
export const fullRefundUntil = (policy: RefundPolicy, paidAt: number) => paidAt + policy.fullRefundDays * DAY;

function clauseOf(policy: RefundPolicy, timeline: OrderTimeline, now: number): RefundClause {
  const { paidAt, workStartedAt, draftDeliveredAt } = timeline;
  if (draftDeliveredAt !== null) return 'draft_delivered';
  if (workStartedAt !== null) return 'work_started';
  return now <= fullRefundUntil(policy, paidAt) ? 'before_work' : 'unstated';
}

export interface RefundQuote {
  clause: RefundClause;
  /** Of what was paid. Null where the rules are silent: the studio decides, and is offered all that is left. */
  share: number | null;
  /** Minor units of what was charged; what was given back before is taken off. */
  minor: number;
}

interface Money {
  chargedMinor: number;
  givenMinor: number;
}

/** What a customer who withdraws at `now` gets back, and by which rule. */
export function quoteRefund(
  policy: RefundPolicy,
  timeline: OrderTimeline,
  { chargedMinor, givenMinor }: Money,
  now: number,
): RefundQuote {
  const clause = clauseOf(policy, timeline, now);
  const share = { before_work: 1, work_started: policy.startedShare, draft_delivered: 0, unstated: null }[clause];
  // Half a minor unit goes to the customer.
  const due = Math.round(chargedMinor * (share ?? 1));
  return { clause, share, minor: Math.max(0, due - givenMinor) };
}

/** The days between which an order is delivered; null until it is paid and its material is here. */
export function productionDue(type: OrderType, paidAt: number | null, materialAt: number | null) {
  if (paidAt === null || materialAt === null) return null;
  const start = Math.max(paidAt, materialAt);
  const { min, max } = PRODUCTION_DAYS[type];
  return { earliest: start + min * DAY, latest: start + max * DAY };
}
