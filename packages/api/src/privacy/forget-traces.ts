import {
  enquiries,
  enquiryEvents,
  jobs,
  newId,
  orderAccessKeys,
  orderConsents,
  orderEvents,
  orderFiles,
  orderNotes,
  orders,
  paymentAttempts,
  raiseContentVersion,
  reviewEvents,
  reviews,
  sandboxSessions,
  type Tx,
  webhookInbox,
} from '@softbox/db';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { searchTextOf } from '../orders/search-text.ts';
import type { Order } from '../orders/view-order.ts';
import type { Person } from './find-person.ts';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The rows of all files, of orders or waiting for one; answers which contents are to follow. */
export async function takeFiles(
  tx: Tx,
  { userId, orders: all }: { userId: string; orders: Order[] },
): Promise<string[]> {
  const theirs = or(inArray(orderFiles.orderId, idsOf(all)), eq(orderFiles.owner, `user:${userId}`));
  return idsOf(await tx.delete(orderFiles).where(theirs).returning({ id: orderFiles.id }));
}

/** Mails sent or still promised, about the account or one of the orders, carry the address they go to. */
export async function dropMails(tx: Tx, { user, orders: all }: Person): Promise<void> {
  const about = sql`coalesce(${jobs.payload} ->> '$.orderId', ${jobs.payload} ->> '$.about')`;
  const addresses = [user.email, user.emailFolded];
  await tx
    .delete(jobs)
    .where(
      and(
        eq(jobs.name, 'mail.send'),
        or(
          inArray(about, idsOf(all)),
          and(isNull(about), inArray(sql`${jobs.payload} ->> '$.to'`, addresses)),
          inArray(sql`${jobs.payload} ->> '$.newEmail'`, addresses),
        ),
      ),
    );
}

/** What providers wrote about a payment names the payer. That it came, and what it was about, stays. */
export async function dropMessages(tx: Tx, all: readonly Order[]): Promise<void> {
  const attempts = tx
    .select({ merchantRef: paymentAttempts.merchantRef })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, idsOf(all)));
  const sessions = tx
    .select({ providerRef: paymentAttempts.providerRef })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, idsOf(all)));
  await tx
    .update(webhookInbox)
    .set({ raw: Buffer.alloc(0), headers: {} })
    .where(or(inArray(webhookInbox.merchantRef, attempts), inArray(webhookInbox.providerRef, sessions)));
  // The embedded sandbox remembers its buyers as a provider does.
  for (const { customerName, customerEmail, customerPhone } of all)
    for (const word of [customerName, customerEmail, customerPhone].filter(Boolean))
      await tx
        .update(sandboxSessions)
        .set({ details: sql`replace(${sandboxSessions.details}, ${JSON.stringify(word)}, '""')` })
        .where(inArray(sandboxSessions.merchantRef, attempts));
}

/** What was asked of the studio, and what it answered. */
export async function dropEnquiries(tx: Tx, person: Person): Promise<void> {
  const ids = idsOf(person.enquiries);
  await tx.delete(enquiryEvents).where(inArray(enquiryEvents.enquiryId, ids));
  await tx.delete(enquiries).where(inArray(enquiries.id, ids));
}

/** What was said about the orders, published or not: it carries a name and somebody's own words. */
export async function dropReviews(tx: Tx, all: readonly Order[]): Promise<void> {
  const theirs = tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(inArray(reviews.orderId, idsOf(all)));
  await tx.delete(reviewEvents).where(inArray(reviewEvents.reviewId, theirs));
  const gone = await tx
    .delete(reviews)
    .where(inArray(reviews.orderId, idsOf(all)))
    .returning({ id: reviews.id });
  if (gone.length > 0) await raiseContentVersion(tx, 'reviews');
}

const NOBODY = {
  customerEmail: '',
  customerPhone: '',
  customerAddress: '',
  requirements: '',
  brandName: '',
  concept: '',
};

interface Emptying {
  kept: Order[];
  dropped: Order[];
  actor: string;
  now: Date;
}

/** Events whose details are a customer's own words, file names and addresses. */
const TELLING = ['brief_changed', 'file_added', 'file_removed', 'mail_sent_again', 'cancellation_asked'] as const;

/**
 * Detaches orders from whose they were. A kept one has the buyer's name, as its receipt does; of one that nobody paid
 * nothing but what was ordered stays, so that money which arrives late still finds its way back.
 */
export async function emptyOrders(tx: Tx, { kept, dropped, actor, now }: Emptying): Promise<void> {
  const all = [...kept, ...dropped];
  const ids = idsOf(all);
  await tx.delete(orderAccessKeys).where(inArray(orderAccessKeys.orderId, ids));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await tx.delete(orderConsents).where(inArray(orderConsents.orderId, idsOf(dropped)));
  await tx
    .update(orderEvents)
    .set({ detail: {} })
    .where(and(inArray(orderEvents.orderId, ids), inArray(orderEvents.type, [...TELLING])));
  for (const order of all) {
    const isKept = kept.includes(order);
    const shown = { ...NOBODY, customerName: isKept ? order.customerName : '' };
    await tx
      .update(orders)
      .set({
        ...shown,
        userId: null,
        // A hash of what was typed could be tried against guesses.
        requestHash: '',
        searchText: searchTextOf({ ...order, ...shown }),
        ...(isKept ? {} : { status: 'cancelled' }),
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(eq(orders.id, order.id));
  }
  if (all.length === 0) return;
  await tx.insert(orderEvents).values(
    ids.map((orderId) => ({
      id: newId('orderEvent'),
      orderId,
      type: 'customer_erased' as const,
      actor,
      detail: {},
      createdAt: now,
    })),
  );
}
