import type { PageMessages } from '@softbox/config/inputs/admin';
import { paymentAttempts, paymentLedger, type ReadDb, WEBHOOK_STATES, webhookInbox } from '@softbox/db';
import { and, desc, eq, gte, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MemberContext } from '../context.ts';
import { olderThan, pageOf } from '../keyset.ts';
import { viewMessage } from './list-messages.ts';
import type { MessagePage } from './view.ts';

const { id, receivedAt: createdAt, provider, eventId, merchantRef, providerRef, state } = webhookInbox;

/** A page of what the providers have told us, newest first, and where it goes on. */
export async function pageMessages(
  { db }: MemberContext,
  { show, search, cursor, limit }: PageMessages,
): Promise<MessagePage> {
  // First which: what they say stays where it is.
  const found = await db.read
    .select({ id, createdAt })
    .from(webhookInbox)
    .where(
      and(
        show === 'ownerless' ? ofNobody(db.read) : show && eq(state, show),
        search ? named(search) : undefined,
        cursor ? olderThan({ createdAt, id }, cursor) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const { rows, nextCursor } = pageOf(found, limit);
  const ids = rows.map((row) => row.id);
  const whole = await db.read.select().from(webhookInbox).where(inArray(id, ids)).orderBy(desc(createdAt), desc(id));
  return { messages: await Promise.all(whole.map((row) => viewMessage(db.read, row))), nextCursor };
}

/** Numbers are found by how they begin, through the indexes that the payments use. */
function named(text: string): SQL | undefined {
  const begins = (column: SQLiteColumn) => and(gte(column, text), lt(column, `${text}\u{10ffff}`));
  return or(begins(merchantRef), begins(providerRef), begins(eventId));
}

/** No payment of ours has the names that it names; what was worked on has one. The same question as `findProviderAttempt`. */
function ofNobody(read: ReadDb): SQL | undefined {
  const attempts = alias(paymentAttempts, 'attempts');
  const charges = alias(paymentLedger, 'charges');
  const attempt = (by: SQL | undefined) =>
    read
      .select({ found: sql`1` })
      .from(attempts)
      .where(and(eq(attempts.provider, provider), by));
  const charge = read
    .select({ found: sql`1` })
    .from(charges)
    .where(and(eq(charges.provider, provider), eq(charges.providerTransactionId, providerRef)));
  return and(
    inArray(
      state,
      WEBHOOK_STATES.filter((one) => one !== 'processed'),
    ),
    or(
      and(sql`${merchantRef} is not null`, notExists(attempt(eq(attempts.merchantRef, merchantRef)))),
      and(isNull(merchantRef), notExists(attempt(eq(attempts.providerRef, providerRef))), notExists(charge)),
    ),
  );
}
