import { type ReceiptKind, receiptNumber } from '@softbox/config/receipts';
import { newId, orderLines, orders, paymentAttempts, type paymentLedger, receipts, type Tx } from '@softbox/db';
import { and, asc, eq, sql } from 'drizzle-orm';
import { readCompany } from '../settings/company.ts';

interface Issuing {
  kind: ReceiptKind;
  /** The row of the ledger that it is about. */
  entry: typeof paymentLedger.$inferSelect;
  /** When its money moved, by the provider; where that is not known, it is the day on which it was booked. */
  movedAt?: Date;
  /** The document that it takes back; of a credit note it is the order's receipt. */
  corrects?: Receipt;
}

type Receipt = typeof receipts.$inferSelect;

/**
 * In the transaction that books the money: the next number of its country, so that none is missing and none is there
 * twice. What it says is written down with it and never looked up again. Answers its id.
 */
export async function issueReceipt(tx: Tx, { kind, entry, movedAt, corrects }: Issuing): Promise<string> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, entry.orderId));
  if (!order) throw new Error(`ledger ${entry.id} has no order`);
  const { country, currency } = order;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${receipts.number}), 0)` })
    .from(receipts)
    .where(and(eq(receipts.country, country), eq(receipts.kind, kind)));
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, entry.attemptId));
  const id = newId('receipt');
  const { name, representative, registrationNumber, address, email } = await readCompany(tx);
  await tx.insert(receipts).values({
    id,
    country,
    kind,
    number: (last?.number ?? 0) + 1,
    orderId: order.id,
    ledgerId: entry.id,
    content: {
      language: order.language,
      company: { name, representative, registrationNumber, address, email },
      buyer: {
        name: order.customerName,
        email: order.customerEmail,
        phone: order.customerPhone,
        address: order.customerAddress,
      },
      orderId: order.id,
      lines: lines.map(({ title, quantity, unitMinor }) => ({ title, quantity, unitMinor })),
      currency,
      totalMinor: order.totalMinor,
      moved: { minor: Math.abs(entry.amountMinor), currency: entry.currency },
      provider: entry.provider,
      transactionId: entry.providerTransactionId,
      at: momentOf(entry.createdAt, movedAt),
      corrects: numberOf(kind === 'credit_note' ? await originalOf(tx, order.id) : corrects),
      test: attempt?.mode !== 'live',
    },
    issuedAt: entry.createdAt,
  });
  return id;
}

/** The day that counts for the tax: an outage may lie between money and booking, and a month end in it. Never to come. */
const momentOf = (bookedAt: Date, movedAt: Date | undefined) =>
  movedAt && movedAt.getTime() > 0 ? Math.min(movedAt.getTime(), bookedAt.getTime()) : bookedAt.getTime();

async function originalOf(tx: Tx, orderId: string): Promise<Receipt | undefined> {
  const [receipt] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), eq(receipts.kind, 'receipt')));
  return receipt;
}

const numberOf = (receipt: Receipt | undefined) =>
  receipt ? receiptNumber(receipt.country, receipt.kind, receipt.number) : null;
