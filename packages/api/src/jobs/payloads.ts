import { z } from 'zod';
import { MailPayload } from '../mail/payload.ts';

/** Every job there is, with what it is told. Handlers: jobs/handlers.ts. */
export const JOB_PAYLOADS = {
  'mail.send': MailPayload,
  'webhook.process': z.object({ inboxId: z.string() }),
  'refund.execute': z.object({ refundId: z.string() }),
  'sandbox.webhook': z.object({ provider: z.string(), sessionId: z.string(), body: z.string(), headers: z.record(z.string(), z.string()) }),
} as const;

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayload<N extends JobName> = z.infer<(typeof JOB_PAYLOADS)[N]>;
