import { fromMinorUnits } from '@softbox/config/money';
import { receiptNumber } from '@softbox/config/receipts';
import { receipts } from '@softbox/db';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findOrder } from '../orders/find-order.ts';
import type { ReceiptView } from './view.ts';

/** Of one order, for whoever may see it; oldest first. */
export async function listReceipts(
  ctx: Context,
  input: { orderId: string; key?: string | undefined },
): Promise<ReceiptView[]> {
  const order = await findOrder(ctx, input, 'orders.read');
  const rows = await ctx.db.read
    .select()
    .from(receipts)
    .where(eq(receipts.orderId, order.id))
    .orderBy(asc(receipts.issuedAt), asc(receipts.number));
  return rows.map(({ id, country, kind, number, content: { moved }, issuedAt }) => ({
    id,
    kind,
    number: receiptNumber(country, kind, number),
    amount: fromMinorUnits(moved.currency, moved.minor),
    currency: moved.currency,
    issuedAt: issuedAt.toISOString(),
  }));
}
