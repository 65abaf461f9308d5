import {
  AddOrderNote,
  Charts,
  DeskOrders,
  OfOrder,
  OrderTemplates,
  ResendMail,
  SaveTemplate,
  ShowTemplate,
  TemplateById,
} from '@softbox/config/inputs/admin';
import { id } from '@softbox/config/inputs/fields';
import { WEBHOOK_STATES } from '@softbox/db';
import { z } from 'zod';
import { UserView } from '../auth/view.ts';
import { OrderPage } from '../orders/view.ts';
import { router, staffProcedure } from '../trpc.ts';
import { contentRouter } from './content-router.ts';
import { getChartFigures } from './get-chart-figures.ts';
import { getOverview } from './get-overview.ts';
import { getEditableTemplate, listCatalogue } from './list-catalogue.ts';
import { listLedger } from './list-ledger.ts';
import { listMembers } from './list-members.ts';
import { listMessages } from './list-messages.ts';
import { addOrderNote, listOrderNotes } from './order-notes.ts';
import { pageDeskOrders } from './page-desk-orders.ts';
import { replayMessage } from './replay-message.ts';
import { resendMail } from './resend-mail.ts';
import { orderTemplates, saveTemplate, showTemplate } from './save-template.ts';
import { ChartFigures, DeskTemplate, EditableTemplate, LedgerLine, MessageView, OrderNote, Overview } from './view.ts';

const Member = UserView.omit({ role: true, permissions: true, twoStep: true, mustChangePassword: true });

export const adminRouter = router({
  content: contentRouter,
  overview: staffProcedure('figures')
    .output(Overview)
    .query(({ ctx }) => getOverview(ctx)),
  charts: staffProcedure('figures')
    .input(Charts)
    .output(ChartFigures)
    .query(({ ctx, input }) => getChartFigures(ctx, input)),
  orders: staffProcedure('orders.read')
    .input(DeskOrders)
    .output(OrderPage)
    .query(({ ctx, input }) => pageDeskOrders(ctx, input)),
  notes: staffProcedure('orders.read')
    .input(OfOrder)
    .output(z.array(OrderNote))
    .query(({ ctx, input }) => listOrderNotes(ctx, input)),
  addNote: staffProcedure('orders.write')
    .input(AddOrderNote)
    .output(z.array(OrderNote))
    .mutation(({ ctx, input }) => addOrderNote(ctx, input)),
  resendMail: staffProcedure('orders.write')
    .input(ResendMail)
    .output(z.object({ to: z.string() }))
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
  templates: staffProcedure('catalogue.read')
    .output(z.array(DeskTemplate))
    .query(({ ctx }) => listCatalogue(ctx)),
  template: staffProcedure('catalogue.read')
    .input(TemplateById)
    .output(EditableTemplate)
    .query(({ ctx, input }) => getEditableTemplate(ctx, input)),
  saveTemplate: staffProcedure('catalogue.write')
    .input(SaveTemplate)
    .output(TemplateById)
    .mutation(({ ctx, input }) => saveTemplate(ctx, input)),
  showTemplate: staffProcedure('catalogue.write')
    .input(ShowTemplate)
    .output(z.void())
    .mutation(({ ctx, input }) => showTemplate(ctx, input)),
  orderTemplates: staffProcedure('catalogue.write')
    .input(OrderTemplates)
    .output(z.void())
    .mutation(({ ctx, input }) => orderTemplates(ctx, input)),
  members: staffProcedure('members.read')
    .meta({ rest: 'GET /admin/users', summary: 'All members, newest first' })
    .output(z.object({ users: z.array(Member) }))
    .query(({ ctx }) => listMembers(ctx)),
  ledger: staffProcedure('orders.read')
    .input(OfOrder)
    .output(z.array(LedgerLine))
    .query(({ ctx, input }) => listLedger(ctx, input)),
  /** What the providers have told us lately, newest first; of one order where that is asked for. */
  messages: staffProcedure('orders.read')
    .input(
      z.object({
        state: z.enum(WEBHOOK_STATES).optional(),
        before: z.iso.datetime().optional(),
        orderId: id.optional(),
      }),
    )
    .output(z.array(MessageView))
    .query(({ ctx, input }) => listMessages(ctx, input)),
  /** Works on a message once more: looks at its payment, and settles what the provider says. */
  replayMessage: staffProcedure('orders.write')
    .input(z.object({ id }))
    .output(z.object({ outcome: z.enum(['processed', 'unknown-payment', 'no-answer']), message: MessageView }))
    .mutation(({ ctx, input }) => replayMessage(ctx, input)),
});
