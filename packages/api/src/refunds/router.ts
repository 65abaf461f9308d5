import {
  CancelPaidOrder,
  DeclineCancellation,
  RefundOrder,
  RefundsOfOrder,
  RetryRefund,
} from '@softbox/config/inputs/refunds';
import { publicProcedure, router, staffProcedure } from '../trpc.ts';
import { cancelPaidOrder } from './cancel-paid-order.ts';
import { declineCancellation } from './decline-cancellation.ts';
import { refundOrder } from './refund-order.ts';
import { refundsOfOrder } from './refunds-of-order.ts';
import { retryRefund } from './retry-refund.ts';
import { OrderRefunds } from './view.ts';

export const refundsRouter = router({
  ofOrder: publicProcedure
    .meta({
      rest: 'GET /orders/{orderId}/refunds',
      summary: 'What went back, and what would go back now and why; for its owner or the studio',
      others: 'orders.read',
    })
    .input(RefundsOfOrder)
    .output(OrderRefunds)
    .query(({ ctx, input }) => refundsOfOrder(ctx, input)),
  cancel: publicProcedure
    .meta({
      rest: 'POST /orders/{orderId}/cancellation',
      summary:
        'The owner cancels a paid order on the terms last shown; where the rules are silent, the studio is asked',
      open: true,
      others: null,
    })
    .input(CancelPaidOrder)
    .output(OrderRefunds)
    .mutation(({ ctx, input }) => cancelPaidOrder(ctx, input)),
  refund: staffProcedure('refunds')
    .meta({
      rest: 'POST /orders/{orderId}/refunds',
      summary: 'Studio, with the password again: give money back, by the rules or with a reason',
    })
    .input(RefundOrder)
    .output(OrderRefunds)
    .mutation(({ ctx, input }) => refundOrder(ctx, input)),
  retry: staffProcedure('refunds')
    .meta({
      rest: 'POST /orders/{orderId}/refunds/{refundId}/retry',
      summary: 'Studio: once more, what was to go back of itself and failed',
    })
    .input(RetryRefund)
    .output(OrderRefunds)
    .mutation(({ ctx, input }) => retryRefund(ctx, input)),
  decline: staffProcedure('refunds')
    .meta({
      rest: 'POST /orders/{orderId}/cancellation/decline',
      summary: 'Studio: keep the order, and tell the customer why',
    })
    .input(DeclineCancellation)
    .output(OrderRefunds)
    .mutation(({ ctx, input }) => declineCancellation(ctx, input)),
});
