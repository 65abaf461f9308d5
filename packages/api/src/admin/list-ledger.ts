import { fromMinorUnits } from '@softbox/config/money';
import { paymentLedger } from '@softbox/db';
import { asc, eq, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import type { LedgerLine } from './view.ts';

/** What moved for an order, by the providers' own word; oldest first. */
export async function listLedger({ db }: MemberContext, { orderId }: { orderId: string }): Promise<LedgerLine[]> {
  const rows = await db.read
    .select()
    .from(paymentLedger)
    .where(eq(paymentLedger.orderId, orderId))
    .orderBy(asc(paymentLedger.createdAt), sql`rowid`);
  return rows.map(
    ({ id, kind, provider, providerTransactionId, amountMinor, currency, counts, source, createdAt }) => ({
      id,
      kind,
      provider,
      transactionId: providerTransactionId,
      amount: fromMinorUnits(currency, amountMinor),
      currency,
      counts,
      source,
      createdAt: createdAt.toISOString(),
    }),
  );
}
