import { LANGUAGES } from '@softbox/config/languages';
import { z } from 'zod';

const to = { to: z.string(), language: z.enum(LANGUAGES) };

/** A mail to be written and sent: which one, to whom, in which language, about what. */
export const MailPayload = z.discriminatedUnion('mail', [
  z.object({ mail: z.literal('welcome'), ...to, name: z.string() }),
  z.object({ mail: z.literal('resetPassword'), ...to, url: z.string() }),
  z.object({ mail: z.literal('passwordChanged'), ...to }),
  z.object({ mail: z.literal('emailChanged'), ...to, newEmail: z.string(), url: z.string() }),
  z.object({ mail: z.literal('orderReceived'), ...to, orderId: z.string(), url: z.string() }),
  z.object({ mail: z.literal('orderPaid'), ...to, orderId: z.string(), url: z.string() }),
  z.object({ mail: z.literal('paymentRefunded'), ...to, orderId: z.string(), amount: z.string(), url: z.string() }),
]);
export type MailPayload = z.infer<typeof MailPayload>;
