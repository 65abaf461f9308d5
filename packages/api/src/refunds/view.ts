import { CURRENCIES } from '@softbox/config/countries';
import { REFUND_CLAUSES } from '@softbox/config/refunds';
import { REFUND_REASONS, REFUND_STATUSES } from '@softbox/db';
import { z } from 'zod';

/** Amounts are in units of `currency`, the one that was charged. */
const Quote = z.object({
  clause: z.enum(REFUND_CLAUSES),
  /** Of what was paid; null where the rules are silent and the studio decides. */
  share: z.number().nullable(),
  amount: z.number(),
  policyVersion: z.string(),
  /** Within how many days of payment everything is given back if no work begins, and until when that is. */
  fullDays: z.number(),
  fullUntil: z.iso.datetime(),
});

const Refund = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  status: z.enum(REFUND_STATUSES),
  reason: z.enum(REFUND_REASONS),
  clause: z.enum(REFUND_CLAUSES).nullable(),
  /** The studio's own words and the provider's code: empty for everybody else. */
  note: z.string(),
  failureCode: z.string(),
  /** The studio may ask for it again. */
  repeatable: z.boolean(),
  createdAt: z.iso.datetime(),
});

const CancellationRequest = z.object({
  status: z.enum(['open', 'granted', 'declined']),
  askedAt: z.iso.datetime(),
  /** What the studio answered. */
  answer: z.string(),
});

/** What of an order's money went back, is on its way, or would go back now and why. */
export const OrderRefunds = z.object({
  orderId: z.string(),
  /** Null where nothing was paid, or a payment must be looked at first. */
  quote: Quote.nullable(),
  charged: z.number(),
  /** What can still be given back. */
  left: z.number(),
  currency: z.enum(CURRENCIES),
  disputed: z.boolean(),
  /** The money came through an account that is gone: it can be given back there alone. */
  elsewhere: z.boolean(),
  /** Whether the customer may cancel the paid order by themselves, or ask for it. */
  cancellable: z.boolean(),
  request: CancellationRequest.nullable(),
  refunds: z.array(Refund),
});
export type OrderRefunds = z.infer<typeof OrderRefunds>;
