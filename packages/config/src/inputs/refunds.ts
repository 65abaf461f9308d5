import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { REFUND_CLAUSES } from '../refunds.ts';
import { id, optionalText, required } from './fields.ts';

/** `149.50`, in units of the currency that was charged; how many decimals it takes is checked against that. */
const amount = z
  .string()
  .trim()
  .max(20)
  .regex(/^\d+(\.\d+)?$/, { error: 'validation.amountInvalid' });

/** The secret of a guest's link. */
const key = z.string().max(200).optional();

export const RefundsOfOrder = z.object({ orderId: id, key });

/** A customer cancels a paid order on the terms they were shown: other terms by now are shown first. */
export const CancelPaidOrder = z.object({
  orderId: id,
  key,
  quoted: z.object({ clause: z.enum(REFUND_CLAUSES), amount }),
});
export type CancelPaidOrder = z.infer<typeof CancelPaidOrder>;

/** The studio gives money back. Without an amount: what the rules give, or all that is left where they are silent. */
export const RefundOrder = z.object({
  orderId: id,
  amount: amount.optional(),
  /** What the studio was shown as due, where it names no amount: it agrees to this and to nothing else. */
  quoted: amount.optional(),
  /** Why it is not what the rules give; needed exactly then. */
  reason: optionalText(LIMITS.text.max),
  cancelOrder: z.boolean().default(false),
  /** Money leaves the house: whoever holds an open session must know the password as well. */
  password: z.string().min(1, { error: 'validation.required' }).max(LIMITS.password.max),
  requestId: z.string().min(8).max(120).optional(),
});
export type RefundOrder = z.infer<typeof RefundOrder>;

/** One refund that failed, asked for again; what goes back and to whom is not chosen, so no password is asked for. */
export const RetryRefund = z.object({ orderId: id, refundId: id });
export type RetryRefund = z.infer<typeof RetryRefund>;

/** The customer is told this answer. */
export const DeclineCancellation = z.object({ orderId: id, answer: required(LIMITS.text.max) });
