import { newId, paymentLedger } from '@softbox/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { Settling } from './attempt.ts';
import { lowerOrder } from './lower-order.ts';
import type { Snapshot } from './provider.ts';

/**
 * A refund that was done and has come back: the buyer's account is closed, the bank has refused it. The money is ours
 * again, so the order is as much paid as before; who owes what is for somebody to settle, hence the event `refund_failed`.
 */
export async function returnRefund(settling: Settling, { refundId, transactionId }: Snapshot['refunds'][number]) {
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
  if (!given) return;
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
  const charge = rows.find(({ kind }) => kind === 'charge');
  if (booked?.counts && charge) await lowerOrder(settling, charge.amountMinor);
}
