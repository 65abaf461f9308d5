import { z } from 'zod';
import { CURRENCIES, PROVIDER_NAMES } from '../countries.ts';
import { id } from './fields.ts';

/**
 * POST /api/payment, in the specification's words. What is charged is the order's own amount; a different one is refused.
 * `flow: 'interactive'` is our client: it wants the next step. Without it a caller on the embedded sandbox is charged at once.
 */
export const Pay = z.object({
  orderId: id,
  provider: z.enum(PROVIDER_NAMES).optional(),
  plan: z.string().max(300).optional(),
  amount: z.union([z.string().max(20), z.number()]).optional(),
  currency: z.string().max(3).optional(),
  country: z.string().max(2).optional(),
  orderInfo: z.unknown().optional(),
  templateId: z.union([z.string().max(40), z.number()]).optional(),
  isGuestOrder: z.boolean().optional(),
  /** The charge the buyer has seen and agreed to, where it is not in the order's currency (payment.options names it). */
  accepted: z.object({ amount: z.union([z.string().max(20), z.number()]), currency: z.enum(CURRENCIES) }).optional(),
  flow: z.enum(['interactive']).optional(),
  /** The secret of a guest's link. */
  key: z.string().max(200).optional(),
});
export type Pay = z.infer<typeof Pay>;

/** What the success page was called with: hints for where to look, nothing more. */
export const ConfirmPayment = z.object({
  orderId: id,
  paymentKey: z.string().max(300).optional(),
  amount: z.string().max(20).optional(),
});

export const CancelPayment = z.object({ orderId: id, key: z.string().max(200).optional() });
