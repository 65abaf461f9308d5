import { CURRENCIES, PROVIDER_NAMES } from '@softbox/config/countries';
import { z } from 'zod';
import { DEVICES } from './provider.ts';

/** What the browser must do next (provider.ts, NextAction). */
export const NextActionView = z.discriminatedUnion('type', [
  z.object({ type: z.literal('redirect'), url: z.string(), device: z.enum(DEVICES).optional() }),
  z.object({ type: z.literal('form-post'), url: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({
    type: z.literal('toss-window'),
    clientKey: z.string(),
    customerKey: z.string(),
    orderId: z.string(),
    orderName: z.string(),
    amount: z.object({ value: z.number(), currency: z.literal('KRW') }),
    customerName: z.string(),
    customerEmail: z.string(),
    successUrl: z.string(),
    failUrl: z.string(),
    sdkUrl: z.string().optional(),
  }),
  z.object({ type: z.literal('qr'), content: z.string(), expiresAt: z.string(), device: z.enum(DEVICES) }),
  z.object({ type: z.literal('none') }),
]);

/** Money that came for an order that was given up or already paid, and goes back by itself. */
export const RETURNED_REASONS = ['late_payment', 'second_payment'] as const;

/** `success` only ever means that the money is confirmed. */
export const PaymentView = z.object({
  success: z.boolean(),
  status: z.enum(['requires_action', 'processing', 'paid', 'failed', 'canceled']),
  orderId: z.string(),
  /** The provider's transaction once paid; our reference before. */
  transactionId: z.string(),
  message: z.string(),
  /** Why money of this order goes back by itself; null where none does. */
  returned: z.enum(RETURNED_REASONS).nullable(),
  nextAction: NextActionView,
});
export type PaymentView = z.infer<typeof PaymentView>;

export const PaymentOption = z.object({
  provider: z.enum(PROVIDER_NAMES),
  sandbox: z.boolean(),
  /** What is charged in: not always the country's own. */
  currency: z.enum(CURRENCIES),
  /** Smallest and largest payment in units of that currency; null where the provider names none. */
  min: z.number().nullable(),
  max: z.number().nullable(),
});
export type PaymentOption = z.infer<typeof PaymentOption>;
