import {
  AddOrderNote,
  Charts,
  DeskOrders,
  EndMemberSessions,
  OfMember,
  OfOrder,
  OrderTemplates,
  PageMembers,
  ResendMail,
  SaveTemplate,
  ShowTemplate,
  TemplateById,
} from '@softbox/config/inputs/admin';
import { SaveCompany } from '@softbox/config/inputs/company';
import { id } from '@softbox/config/inputs/fields';
import { checkIntegrity, findWrongCounts, WEBHOOK_STATES } from '@softbox/db';
import { z } from 'zod';
import { OrderPage } from '../orders/view.ts';
import { findCompany, saveCompany } from '../settings/company.ts';
import { router, staffProcedure } from '../trpc.ts';
import { contentRouter } from './content-router.ts';
import { listDeadJobs, RetryJob, retryJob } from './dead-jobs.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { getChartFigures } from './get-chart-figures.ts';
import { getHealth } from './get-health.ts';
import { getMember } from './get-member.ts';
import { getOverview } from './get-overview.ts';
import { getEditableTemplate, listCatalogue } from './list-catalogue.ts';
import { listLedger } from './list-ledger.ts';
import { listMembers } from './list-members.ts';
import { listMessages } from './list-messages.ts';
import { addOrderNote, listOrderNotes } from './order-notes.ts';
import { pageDeskOrders } from './page-desk-orders.ts';
import { countMembers, pageMembers } from './page-members.ts';
import { replayMessage } from './replay-message.ts';
import { resendMail } from './resend-mail.ts';
import { orderTemplates, saveTemplate, showTemplate } from './save-template.ts';
import {
  ChartFigures,
  DeadJob,
  DeskTemplate,
  EditableTemplate,
  Health,
  LedgerLine,
  Member,
  MemberDetail,
  MemberFigures,
  MemberPage,
  MessageView,
  OrderNote,
  Overview,
  SetCompany,
} from './view.ts';

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
  memberPage: staffProcedure('members.read')
    .input(PageMembers)
    .output(MemberPage)
    .query(({ ctx, input }) => pageMembers(ctx, input)),
  memberFigures: staffProcedure('members.read')
    .output(MemberFigures)
    .query(({ ctx }) => countMembers(ctx)),
  member: staffProcedure('members.read')
    .input(OfMember)
    .output(MemberDetail)
    .query(({ ctx, input }) => getMember(ctx, input)),
  endMemberSessions: staffProcedure('members.write')
    .input(EndMemberSessions)
    .output(z.object({ ended: z.number().int() }))
    .mutation(({ ctx, input }) => endMemberSessions(ctx, input)),
  company: staffProcedure('settings.read')
    .output(SetCompany)
    .query(async ({ ctx }) => {
      const { changedAt, ...set } = await findCompany(ctx.db.read);
      return { ...set, changedAt: changedAt?.toISOString() ?? null };
    }),
  saveCompany: staffProcedure('settings.write')
    .input(SaveCompany)
    .output(z.object({ version: z.number().int() }))
    .mutation(({ ctx, input }) => saveCompany(ctx, input)),
  health: staffProcedure('settings.read')
    .output(Health)
    .query(({ ctx }) => getHealth(ctx)),
  /** Reads the whole database: asked for, never by itself. */
  checkDatabase: staffProcedure('settings.read')
    .output(z.object({ faults: z.array(z.string()) }))
    .query(async ({ ctx: { db } }) => {
      const wrong = await findWrongCounts(db.read);
      const faults = await checkIntegrity(db.read);
      return {
        faults: [...faults, ...wrong.map((name) => `${name} is not what a recount gives: npm run db:recount.`)],
      };
    }),
  deadJobs: staffProcedure('settings.read')
    .output(z.array(DeadJob))
    .query(({ ctx }) => listDeadJobs(ctx)),
  retryJob: staffProcedure('settings.write')
    .input(RetryJob)
    .output(z.void())
    .mutation(({ ctx, input }) => retryJob(ctx, input)),
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
