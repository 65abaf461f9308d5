import { PROVIDER_NAMES } from '@softbox/config/countries';
import { WEBHOOK_STATES } from '@softbox/db';
import { z } from 'zod';

/** A provider's message as the desk reads it: what it was about, never its bytes, which carry names and addresses. */
export const MessageView = z.object({
  id: z.string(),
  provider: z.enum(PROVIDER_NAMES),
  type: z.string(),
  state: z.enum(WEBHOOK_STATES),
  /** Null for a payment that is none of ours. */
  orderId: z.string().nullable(),
  note: z.string().nullable(),
  receivedAt: z.string(),
  processedAt: z.string().nullable(),
});
export type MessageView = z.infer<typeof MessageView>;
