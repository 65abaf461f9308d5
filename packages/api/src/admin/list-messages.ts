import { LIMITS } from '@softbox/config/limits';
import { paymentAttempts, paymentLedger, type ReadDb, type WEBHOOK_STATES, webhookInbox } from '@softbox/db';
import { and, desc, eq, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { findProviderAttempt } from '../payment/find-attempt.ts';
import type { MessageView } from './view.ts';

interface Wanted {
  state?: (typeof WEBHOOK_STATES)[number] | undefined;
  before?: string | undefined;
  orderId?: string | undefined;
}

/** What the providers have told us, newest first, a page at a time. */
export async function listMessages({ db }: MemberContext, { state, before, orderId }: Wanted): Promise<MessageView[]> {
  const rows = await db.read
    .select()
    .from(webhookInbox)
    .where(
      and(
        state && eq(webhookInbox.state, state),
        before ? lt(webhookInbox.receivedAt, new Date(before)) : undefined,
        orderId === undefined ? undefined : about(db.read, orderId),
      ),
    )
    .orderBy(desc(webhookInbox.receivedAt), desc(webhookInbox.id))
    .limit(LIMITS.pageSize);
  return Promise.all(rows.map((row) => viewMessage(db.read, row)));
}

/** A message names the payment by our reference or the provider's, or only the money that moved. */
function about(read: ReadDb, orderId: string): SQL | undefined {
  const { merchantRef, providerRef } = paymentAttempts;
  const attempt = eq(paymentAttempts.orderId, orderId);
  const ofOrder = (ref: typeof merchantRef | typeof providerRef) =>
    read
      .select({ ref })
      .from(paymentAttempts)
      .where(and(attempt, isNotNull(ref)));
  const moved = read
    .select({ ref: paymentLedger.providerTransactionId })
    .from(paymentLedger)
    .where(eq(paymentLedger.orderId, orderId));
  return or(
    inArray(webhookInbox.merchantRef, ofOrder(merchantRef)),
    inArray(webhookInbox.providerRef, ofOrder(providerRef)),
    inArray(webhookInbox.providerRef, moved),
  );
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
