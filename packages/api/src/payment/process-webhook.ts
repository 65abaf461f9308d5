import { webhookInbox } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { checkAttempt } from './check-attempt.ts';
import { findProviderAttempt } from './find-attempt.ts';

type Message = typeof webhookInbox.$inferSelect;

/** Job `webhook.process`: a message only makes us look. Throwing keeps it for the next try. */
export async function processWebhook(services: Services, { inboxId }: { inboxId: string }): Promise<void> {
  const [message] = await services.db.read.select().from(webhookInbox).where(eq(webhookInbox.id, inboxId));
  if (message?.state !== 'received') return;
  const followed = await followMessage(services, message);
  if (followed === 'unknown-payment') throw new Error(`webhook ${inboxId} names no attempt of ours`);
  if (followed === 'no-answer') throw new Error(`${message.provider} does not answer`);
}

/** Looks at the payment that a message is about, however often the message was worked on before. */
export async function followMessage(
  services: Services,
  message: Message,
): Promise<'processed' | 'unknown-payment' | 'no-answer'> {
  const attempt = await findProviderAttempt(services.db.read, message);
  if (!attempt) return 'unknown-payment';
  const disputes = /dispute/i.test(message.type);
  const { known } = await checkAttempt(services, attempt, { source: 'webhook', disputes });
  if (!known) return 'no-answer';
  await services.db.write((tx) =>
    tx
      .update(webhookInbox)
      .set({ state: 'processed', processedAt: services.clock.now() })
      .where(eq(webhookInbox.id, message.id)),
  );
  return 'processed';
}
