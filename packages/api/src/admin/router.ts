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
import { adminProcedure, router } from '../trpc.ts';
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

const Member = UserView.omit({ role: true, mustChangePassword: true });

export const adminRouter = router({
  overview: adminProcedure.output(Overview).query(({ ctx }) => getOverview(ctx)),
  charts: adminProcedure
    .input(Charts)
    .output(ChartFigures)
    .query(({ ctx, input }) => getChartFigures(ctx, input)),
  orders: adminProcedure
    .input(DeskOrders)
    .output(OrderPage)
    .query(({ ctx, input }) => pageDeskOrders(ctx, input)),
  notes: adminProcedure
    .input(OfOrder)
    .output(z.array(OrderNote))
    .query(({ ctx, input }) => listOrderNotes(ctx, input)),
  addNote: adminProcedure
    .input(AddOrderNote)
    .output(z.array(OrderNote))
    .mutation(({ ctx, input }) => addOrderNote(ctx, input)),
  resendMail: adminProcedure
    .input(ResendMail)
    .output(z.object({ to: z.string() }))
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
  templates: adminProcedure.output(z.array(DeskTemplate)).query(({ ctx }) => listCatalogue(ctx)),
  template: adminProcedure
    .input(TemplateById)
    .output(EditableTemplate)
    .query(({ ctx, input }) => getEditableTemplate(ctx, input)),
  saveTemplate: adminProcedure
    .input(SaveTemplate)
    .output(TemplateById)
    .mutation(({ ctx, input }) => saveTemplate(ctx, input)),
  showTemplate: adminProcedure
    .input(ShowTemplate)
    .output(z.void())
    .mutation(({ ctx, input }) => showTemplate(ctx, input)),
  orderTemplates: adminProcedure
    .input(OrderTemplates)
    .output(z.void())
    .mutation(({ ctx, input }) => orderTemplates(ctx, input)),
  members: adminProcedure
    .meta({ rest: 'GET /admin/users', summary: 'All members, newest first' })
    .output(z.object({ users: z.array(Member) }))
    .query(({ ctx }) => listMembers(ctx)),
  ledger: adminProcedure
    .input(OfOrder)
    .output(z.array(LedgerLine))
    .query(({ ctx, input }) => listLedger(ctx, input)),
  /** What the providers have told us lately, newest first; of one order where that is asked for. */
  messages: adminProcedure
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
  replayMessage: adminProcedure
    .input(z.object({ id }))
    .output(z.object({ outcome: z.enum(['processed', 'unknown-payment', 'no-answer']), message: MessageView }))
    .mutation(({ ctx, input }) => replayMessage(ctx, input)),
});
