import { AppError } from '@softbox/config/errors';
import { apiPaths } from '@softbox/config/paths';
import { receipts } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findOrder } from '../orders/find-order.ts';
import { fileName } from './attach-receipt.ts';
import { drawReceipt } from './draw-receipt.ts';

/** GET /api/receipts/{id}: the PDF, for whoever may see its order. */
export async function serveReceipt(ctx: Context, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const id = url.pathname.slice(apiPaths.receipts.length + 1);
  const [receipt] = await ctx.db.read.select().from(receipts).where(eq(receipts.id, id));
  if (!receipt) throw new AppError('NOT_FOUND');
  await findOrder(ctx, { orderId: receipt.orderId, key: url.searchParams.get('key') ?? undefined }, 'orders.read');
  const pdf = await drawReceipt(receipt, ctx.env.STUDIO_TIME_ZONE);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName(receipt)}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
