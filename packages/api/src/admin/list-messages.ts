import { LIMITS } from '@softbox/config/limits';
import { type ReadDb, type WEBHOOK_STATES, webhookInbox } from '@softbox/db';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { findProviderAttempt } from '../payment/find-attempt.ts';
import type { MessageView } from './view.ts';

interface Wanted {
  state?: (typeof WEBHOOK_STATES)[number] | undefined;
  before?: string | undefined;
}

/** What the providers have told us, newest first, a page at a time. */
export async function listMessages({ db }: MemberContext, { state, before }: Wanted): Promise<MessageView[]> {
  const rows = await db.read
    .select()
    .from(webhookInbox)
    .where(
      and(state && eq(webhookInbox.state, state), before ? lt(webhookInbox.receivedAt, new Date(before)) : undefined),
    )
    .orderBy(desc(webhookInbox.receivedAt), desc(webhookInbox.id))
    .limit(LIMITS.pageSize);
  return Promise.all(rows.map((row) => viewMessage(db.read, row)));
}

export async function viewMessage(read: ReadDb, message: typeof webhookInbox.$inferSelect): Promise<MessageView> {
  const { id, provider, type, state, note, receivedAt, processedAt } = message;
  const attempt = await findProviderAttempt(read, message);
  return {
    id,
    provider,
    type,
    state,
    note,
    orderId: attempt?.orderId ?? null,
    receivedAt: receivedAt.toISOString(),
    processedAt: processedAt?.toISOString() ?? null,
  };
}
