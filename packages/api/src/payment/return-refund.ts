import { newId, paymentLedger, receipts } from '@softbox/db';
import { and, eq, inArray } from 'drizzle-orm';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import type { Settling } from './attempt.ts';
import { lowerOrder } from './lower-order.ts';
import type { Snapshot } from './provider.ts';

/**
 * A refund that was done and has come back: the buyer's account is closed, the bank has refused it. The money is ours
 * again, so the order is as much paid as before, and its credit note is reversed; who owes what is for somebody to settle.
 * Answers whether this was news.
 */
export async function returnRefund(
  settling: Settling,
  { refundId, transactionId }: Snapshot['refunds'][number],
): Promise<boolean> {
  const { tx, now, source, attempt } = settling;
  const rows = await tx
    .select()
    .from(paymentLedger)
    .where(
      and(
        eq(paymentLedger.provider, attempt.provider),
        inArray(paymentLedger.providerTransactionId, [refundId, transactionId]),
      ),
    );
  const given = rows.find(({ kind, providerTransactionId }) => kind === 'refund' && providerTransactionId === refundId);
  if (!given) return false;
  const { id: _, ...same } = given;
  const [booked] = await tx
    .insert(paymentLedger)
    .values({
      ...same,
      id: newId('ledger'),
      kind: 'refund_returned',
      amountMinor: -given.amountMinor,
      source,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!booked) return false;
  const charge = rows.find(({ kind }) => kind === 'charge');
  if (booked.counts && charge) await lowerOrder(settling, charge.amountMinor);
  const [note] = await tx.select().from(receipts).where(eq(receipts.ledgerId, given.id));
  if (note) await issueReceipt(tx, { kind: 'reversal', entry: booked, corrects: note });
  return true;
}
