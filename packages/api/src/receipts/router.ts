import { OrderById } from '@softbox/config/inputs/orders';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { listReceipts } from './list-receipts.ts';
import { ReceiptView } from './view.ts';

export const receiptsRouter = router({
  ofOrder: publicProcedure
    .meta({
      rest: 'GET /orders/{orderId}/receipts',
      summary: 'Receipts and credit notes of an order, for its owner or the studio',
      others: 'orders.read',
    })
    .input(OrderById)
    .output(z.array(ReceiptView))
    .query(({ ctx, input }) => listReceipts(ctx, input)),
});
