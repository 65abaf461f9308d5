import { fromMinorUnits } from '@softbox/config/money';
import {
  cancellationRequests,
  cartItems,
  emailUndoTokens,
  orderConsents,
  orderEvents,
  orderFiles,
  orderLines,
  orderNotes,
  paymentAttempts,
  paymentLedger,
  type ReadDb,
  receipts,
  refunds,
  reviews,
  userSessions,
} from '@softbox/db';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Order } from '../orders/view-order.ts';
import { type Asked, findPerson } from './find-person.ts';

/** As it is found in the archive. */
export const pathOfFile = ({ id, name }: { id: string; name: string }) =>
  `files/${id}/${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'file'}`;

/** All that we hold about a person, as data, and the rows of what goes beside it. Secrets and hashes of them are nobody's data. */
export async function collectPerson(db: ReadDb, asked: Asked, now: Date) {
  const person = await findPerson(db, asked);
  const { user } = person;
  const ids = person.orders.map(({ id }) => id);
  const [sessions, cart, addresses, files, papers, ...rows] = await Promise.all([
    db.select().from(userSessions).where(eq(userSessions.userId, user.id)).orderBy(asc(userSessions.createdAt)),
    db.select().from(cartItems).where(eq(cartItems.userId, user.id)).orderBy(asc(cartItems.createdAt)),
    db.select().from(emailUndoTokens).where(eq(emailUndoTokens.userId, user.id)),
    db
      .select()
      .from(orderFiles)
      .where(or(inArray(orderFiles.orderId, ids), eq(orderFiles.owner, `user:${user.id}`)))
      .orderBy(asc(orderFiles.createdAt)),
    db.select().from(receipts).where(inArray(receipts.orderId, ids)).orderBy(asc(receipts.issuedAt)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
    db.select().from(orderConsents).where(inArray(orderConsents.orderId, ids)),
    db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids)).orderBy(asc(orderEvents.createdAt)),
    db.select().from(paymentAttempts).where(inArray(paymentAttempts.orderId, ids)).orderBy(asc(paymentAttempts.number)),
    db.select().from(paymentLedger).where(inArray(paymentLedger.orderId, ids)).orderBy(asc(paymentLedger.createdAt)),
    db.select().from(refunds).where(inArray(refunds.orderId, ids)).orderBy(asc(refunds.createdAt)),
    db.select().from(cancellationRequests).where(inArray(cancellationRequests.orderId, ids)),
    db.select().from(reviews).where(inArray(reviews.orderId, ids)),
    // What the team told itself is theirs as well, and for the studio to hand over.
    asked.by === 'studio' ? db.select().from(orderNotes).where(inArray(orderNotes.orderId, ids)) : [],
  ] as const);
  const arrived = files.filter(({ kind }) => kind !== null);
  const viewFile = (file: (typeof files)[number]) => ({
    name: file.name,
    bytes: file.bytes,
    sent: file.createdAt,
    path: file.kind === null ? null : pathOfFile(file),
  });

  const viewOrder = (order: Order) => {
    const [lines, consents, events, attempts, ledger, given, wishes, said, notes] = rows;
    const own = <Row extends { orderId: string | null }>(all: readonly Row[]) =>
      all.filter(({ orderId }) => orderId === order.id);
    const money = (minor: number, currency = order.currency) => ({ amount: fromMinorUnits(currency, minor), currency });
    return {
      id: order.id,
      placed: order.createdAt,
      asGuest: order.isGuestOrder,
      status: order.status,
      paymentStatus: order.paymentStatus,
      productionStage: order.productionStage,
      country: order.country,
      language: order.language,
      customer: {
        name: order.customerName,
        email: order.customerEmail,
        phone: order.customerPhone,
        address: order.customerAddress,
      },
      brief: { brand: order.brandName, concept: order.concept, requirements: order.requirements },
      total: money(order.totalMinor),
      paid: money(order.paidMinor),
      refunded: money(order.refundedMinor),
      paidAt: order.paidAt,
      items: own(lines).map(({ itemKey, title, quantity, unitMinor }) => ({
        item: itemKey,
        title,
        quantity,
        price: money(unitMinor),
      })),
      consents: own(consents).map(({ consent, textVersion, language, givenAt }) => ({
        consent,
        textVersion,
        language,
        givenAt,
      })),
      history: own(events).map(({ type, detail, createdAt }) => ({
        type,
        at: createdAt,
        // The reasons that the studio noted are its own, like its notes.
        detail: asked.by === 'studio' ? detail : { ...detail, note: undefined },
      })),
      payments: own(attempts).map(
        ({ provider, mode, status, merchantRef, chargeMinor, chargeCurrency, createdAt }) => ({
          provider,
          mode,
          status,
          reference: merchantRef,
          charge: money(chargeMinor, chargeCurrency),
          at: createdAt,
        }),
      ),
      ledger: own(ledger).map(({ kind, provider, providerTransactionId, amountMinor, currency, createdAt }) => ({
        kind,
        provider,
        transaction: providerTransactionId,
        ...money(amountMinor, currency),
        at: createdAt,
      })),
      refunds: own(given).map(({ status, reason, clause, amountMinor, currency, createdAt }) => ({
        status,
        reason,
        clause,
        ...money(amountMinor, currency),
        at: createdAt,
      })),
      cancellationRequests: own(wishes).map(({ status, askedAt, decidedAt, answer }) => ({
        status,
        askedAt,
        decidedAt,
        answer,
      })),
      reviews: own(said).map(({ itemKey, rating, text, displayName, status, createdAt }) => ({
        item: itemKey,
        rating,
        text,
        displayName,
        status,
        at: createdAt,
      })),
      receipts: own(papers).map(({ kind, number, issuedAt, content }) => ({ kind, number, issuedAt, content })),
      files: own(files).map(viewFile),
      ...(asked.by === 'studio' ? { notes: own(notes).map(({ text, createdAt }) => ({ text, at: createdAt })) } : {}),
    };
  };

  return {
    files: arrived,
    receipts: papers,
    data: {
      exportedAt: now,
      account: {
        id: user.id,
        email: user.email,
        username: user.username,
        firstName: user.firstName,
        lastName: user.lastName,
        phone: user.phone,
        language: user.language,
        role: user.role,
        joined: user.createdAt,
      },
      // Kept for as long as a change of address can be undone.
      formerAddresses: addresses.map(({ oldEmail, expiresAt }) => ({ email: oldEmail, keptUntil: expiresAt })),
      sessions: sessions.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
        device: userAgent,
        began: createdAt,
        lastSeen: lastSeenAt,
        ends: expiresAt,
      })),
      cart: cart.map(({ templateId, templateTitle, quantity, createdAt }) => ({
        templateId,
        title: templateTitle,
        quantity,
        added: createdAt,
      })),
      orders: person.orders.map(viewOrder),
      filesWithoutOrder: files.filter(({ orderId }) => orderId === null).map(viewFile),
      ...(asked.by === 'studio'
        ? {
            enquiries: person.enquiries.map(({ name, email, company, service, message, status, createdAt }) => ({
              name,
              email,
              company,
              service,
              message,
              status,
              at: createdAt,
            })),
          }
        : {}),
    },
  };
}
