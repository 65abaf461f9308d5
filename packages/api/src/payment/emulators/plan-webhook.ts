import type { Tx } from '@softbox/db';
import { enqueue } from '../../jobs/queue.ts';
import type { SandboxWebhook } from './emulated-provider.ts';
import type { Delivery } from './outcomes.ts';

interface Planned {
  message: Pick<SandboxWebhook, 'provider' | 'sessionId' | 'body'>;
  delivery: Delivery | null;
  now: Date;
}

/** Promises a message in the transaction that makes it true. One that must come first is handed back to be sent at once. */
export async function planWebhook(tx: Tx, { message, delivery, now }: Planned): Promise<SandboxWebhook | undefined> {
  if (!delivery) return undefined;
  const payload = { ...message, copies: delivery.copies };
  // Sent ahead by the page itself; the job repeats it later, as providers do when in doubt.
  const delayMs = delivery.direct ? 30_000 : delivery.delayMs;
  await enqueue(tx, { name: 'sandbox.webhook', payload, now, dueAt: new Date(now.getTime() + delayMs) });
  return delivery.direct ? payload : undefined;
}
