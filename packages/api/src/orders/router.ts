import { OfOrder } from '@softbox/config/inputs/admin';
import { AddOrderFiles, ChangeBrief, RemoveOrderFile } from '@softbox/config/inputs/files';
import { ChangeOrderStatus, ListOrders, OrderById, PlaceOrder, WithdrawDraft } from '@softbox/config/inputs/orders';
import { z } from 'zod';
import { memberProcedure, publicProcedure, router, staffProcedure } from '../trpc.ts';
import { addOrderFiles } from './add-order-files.ts';
import { changeBrief } from './change-brief.ts';
import { changeStatus } from './change-status.ts';
import { deliverDraft } from './deliver-draft.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { pageOrders } from './page-orders.ts';
import { placeOrder } from './place-order.ts';
import { removeOrderFile } from './remove-order-file.ts';
import { OrderDetail, OrderPage, OrderView, PlacedOrder } from './view.ts';
import { withdrawDraft } from './withdraw-draft.ts';

export const ordersRouter = router({
  place: publicProcedure
    .meta({ rest: 'POST /orders', ok: 'answers.orderSaved', summary: 'Place an order at today’s prices', open: true })
    .input(PlaceOrder)
    .output(PlacedOrder)
    .mutation(({ ctx, input }) => placeOrder(ctx, input)),
  list: memberProcedure
    .meta({ rest: 'GET /orders', summary: 'All orders for the studio, else the caller’s own; newest first' })
    .input(ListOrders)
    .output(z.array(OrderView))
    .query(({ ctx, input }) => listOrders(ctx, input)),
  /** The same, in pages that screens can go through. */
  page: memberProcedure
    .input(ListOrders)
    .output(OrderPage)
    .query(({ ctx, input }) => pageOrders(ctx, input)),
  get: publicProcedure
    .meta({
      rest: 'GET /orders/{orderId}',
      summary: 'One order, for its owner, the holder of its link, or the studio',
      others: 'orders.read',
    })
    .input(OrderById)
    .output(OrderDetail)
    .query(({ ctx, input }) => getOrder(ctx, input)),
  changeStatus: publicProcedure
    .meta({
      rest: 'PATCH /orders/{orderId}/status',
      ok: 'answers.statusChanged',
      summary: 'Studio: any status. Others: `completed` asks to look again, `cancelled` gives an unpaid order up',
      open: true,
      others: 'orders.write',
    })
    .input(ChangeOrderStatus)
    .output(z.object({ order: OrderView }))
    .mutation(({ ctx, input }) => changeStatus(ctx, input)),
  deliverDraft: staffProcedure('orders.write')
    .meta({
      rest: 'POST /orders/{orderId}/draft',
      summary: 'Studio: the draft has been handed over, and the customer is told',
    })
    .input(OfOrder)
    .output(z.object({ order: OrderView }))
    .mutation(({ ctx, input }) => deliverDraft(ctx, input)),
  /** It changes what a customer gets back, as a refund does. */
  withdrawDraft: staffProcedure('refunds')
    .meta({
      rest: 'POST /orders/{orderId}/draft/withdrawal',
      summary: 'Studio: the draft was not handed over after all, and the customer is told',
    })
    .input(WithdrawDraft)
    .output(z.object({ order: OrderView }))
    .mutation(({ ctx, input }) => withdrawDraft(ctx, input)),
  changeBrief: publicProcedure
    .meta({
      rest: 'PATCH /orders/{orderId}/brief',
      summary: 'Brand, concept and wishes, until work begins',
      open: true,
      others: 'orders.write',
    })
    .input(ChangeBrief)
    .output(OrderDetail)
    .mutation(({ ctx, input }) => changeBrief(ctx, input)),
  addFiles: publicProcedure
    .meta({
      rest: 'POST /orders/{orderId}/files',
      summary: 'Hand in files that were sent before',
      open: true,
      others: 'orders.write',
    })
    .input(AddOrderFiles)
    .output(OrderDetail)
    .mutation(({ ctx, input }) => addOrderFiles(ctx, input)),
  removeFile: publicProcedure
    .meta({
      rest: 'DELETE /orders/{orderId}/files/{fileId}',
      summary: 'Take a file back, until work begins',
      open: true,
      others: 'orders.write',
    })
    .input(RemoveOrderFile)
    .output(OrderDetail)
    .mutation(({ ctx, input }) => removeOrderFile(ctx, input)),
});
