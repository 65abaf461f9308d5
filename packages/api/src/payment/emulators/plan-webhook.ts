import { jobs, type Tx } from '@softbox/db';
import { and, eq, gt, sql } from 'drizzle-orm';
import { enqueue } from '../../jobs/queue.ts';
import type { SandboxWebhook } from './emulated-provider.ts';
import type { Delivery } from './outcomes.ts';

interface Planned {
  message: Pick<SandboxWebhook, 'provider' | 'sessionId' | 'body'>;
  delivery: Delivery | null;
  now: Date;
}

/** When a message that is sent by hand would be sent by itself. */
const NEVER = new Date('9999-01-01T00:00:00Z');

/** Promises a message in the transaction that makes it true. One that must come first is handed back to be sent at once. */
export async function planWebhook(tx: Tx, { message, delivery, now }: Planned): Promise<SandboxWebhook | undefined> {
  if (!delivery) return undefined;
  const payload = { ...message, copies: delivery.copies };
  // Sent ahead by the page itself; the job repeats it later, as providers do when in doubt.
  const delayMs = delivery.direct ? 30_000 : delivery.delayMs;
  const dueAt = delivery.held ? NEVER : new Date(now.getTime() + delayMs);
  await enqueue(tx, { name: 'sandbox.webhook', payload, now, dueAt });
  return delivery.direct ? payload : undefined;
}

const heldOf = (sessionId: string, now: Date) =>
  and(
    eq(jobs.name, 'sandbox.webhook'),
    eq(jobs.state, 'waiting'),
    gt(jobs.dueAt, now),
    eq(sql`json_extract(${jobs.payload}, '$.sessionId')`, sessionId),
  );

/** How many messages about a session still wait for their time. */
export const countHeld = (tx: Pick<Tx, '$count'>, sessionId: string, now: Date): Promise<number> =>
  tx.$count(jobs, heldOf(sessionId, now));

/** Sends them now. */
export const sendHeld = (tx: Tx, sessionId: string, now: Date) =>
  tx.update(jobs).set({ dueAt: now }).where(heldOf(sessionId, now));
