import { PROVIDER_NAMES } from '@softbox/config/countries';
import { z } from 'zod';
import { MailPayload } from '../mail/payload.ts';

/** Every job there is, with what it is told. Handlers: jobs/handlers.ts. */
export const JOB_PAYLOADS = {
  'mail.send': MailPayload,
  'webhook.process': z.object({ inboxId: z.string() }),
  'refund.execute': z.object({ refundId: z.string() }),
  'files.forget': z.object({ fileIds: z.array(z.string()) }),
  'words.forget': z.object({}),
  /** Moments in milliseconds. */
  'payment.audit': z.object({ from: z.number(), to: z.number() }),
  /** Signed when it is sent, as the provider does; `copies` leave at once. */
  'sandbox.webhook': z.object({
    provider: z.enum(PROVIDER_NAMES),
    sessionId: z.string(),
    body: z.string(),
    copies: z.number().int().default(1),
  }),
} as const;

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOB_PAYLOADS)[N]>;
