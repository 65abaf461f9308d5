import { createHash } from 'node:crypto';
import { sandboxReplies, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';

export interface Reply {
  status: number;
  body: object;
}

interface Asked {
  /** Provider, path and idempotency key; null where the caller sent none. */
  key: string | null;
  /** What a repeat must equal; null for providers that compare keys only. */
  content: string | null;
  now: Date;
  /** After this the provider has forgotten the key; without it, it never does. */
  keptMs?: number;
}

export const replyResponse = ({ status, body }: Reply, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** Runs an act once per idempotency key and repeats its answer, as the real providers do. Refusals are not kept. */
export async function replyOnce(
  tx: Tx,
  { key, content, now, keptMs = Number.POSITIVE_INFINITY }: Asked,
  act: () => Promise<Reply>,
): Promise<Reply | 'other-content'> {
  if (key === null) return act();
  const requestHash = createHash('sha256')
    .update(content ?? '')
    .digest('hex');
  const [known] = await tx.select().from(sandboxReplies).where(eq(sandboxReplies.key, key));
  const isKept = known !== undefined && now.getTime() - known.createdAt.getTime() < keptMs;
  if (known && !isKept) await tx.delete(sandboxReplies).where(eq(sandboxReplies.key, key));
  if (known && isKept) {
    if (known.requestHash !== requestHash) return 'other-content';
    const body: object = JSON.parse(known.body);
    return { status: known.status, body };
  }
  const reply = await act();
  if (reply.status < 300) {
    const body = JSON.stringify(reply.body);
    await tx.insert(sandboxReplies).values({ key, requestHash, status: reply.status, body, createdAt: now });
  }
  return reply;
}
