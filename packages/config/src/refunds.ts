import type { OrderType } from './orders.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The rules that the terms page states and every refund is computed by. */
export const REFUND_POLICY = { fullRefundDays: 3, startedShare: 0.5, revisionDays: 7 } as const;

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

/**
 * The share of the price that the rules give back when a customer withdraws at `now`. Null where they are silent (nothing
 * begun, but more than three days since payment): then the administrator decides.
 */
export function refundShare({ paidAt, workStartedAt, draftDeliveredAt }: OrderTimeline, now: number): number | null {
  if (draftDeliveredAt !== null) return 0;
  if (workStartedAt !== null) return REFUND_POLICY.startedShare;
  return now - paidAt <= REFUND_POLICY.fullRefundDays * DAY ? 1 : null;
}

export const mayRequestRevision = (draftDeliveredAt: number, now: number) =>
  now - draftDeliveredAt <= REFUND_POLICY.revisionDays * DAY;

/** The days between which an order is delivered; null until it is paid and its material is here. */
export function productionDue(type: OrderType, paidAt: number | null, materialAt: number | null) {
  if (paidAt === null || materialAt === null) return null;
  const start = Math.max(paidAt, materialAt);
  const { min, max } = PRODUCTION_DAYS[type];
  return { earliest: start + min * DAY, latest: start + max * DAY };
}
