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
import { checkIntegrity, WEBHOOK_STATES } from '@softbox/db';
import { z } from 'zod';
import { OrderPage } from '../orders/view.ts';
import { findCompany, saveCompany } from '../settings/company.ts';
import { adminProcedure, router } from '../trpc.ts';
import { listDeadJobs, RetryJob, retryJob } from './dead-jobs.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { getChartFigures } from './get-chart-figures.ts';
import { getHealth } from './get-health.ts';
import { getMember } from './get-member.ts';
import { getOverview } from './get-overview.ts';
import { getEditableTemplate, listCatalogue } from './list-catalogue.ts';
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
  memberPage: adminProcedure
    .input(PageMembers)
    .output(MemberPage)
    .query(({ ctx, input }) => pageMembers(ctx, input)),
  memberFigures: adminProcedure.output(MemberFigures).query(({ ctx }) => countMembers(ctx)),
  member: adminProcedure
    .input(OfMember)
    .output(MemberDetail)
    .query(({ ctx, input }) => getMember(ctx, input)),
  endMemberSessions: adminProcedure
    .input(EndMemberSessions)
    .output(z.object({ ended: z.number().int() }))
    .mutation(({ ctx, input }) => endMemberSessions(ctx, input)),
  company: adminProcedure.output(SetCompany).query(async ({ ctx }) => {
    const { changedAt, ...set } = await findCompany(ctx.db.read);
    return { ...set, changedAt: changedAt?.toISOString() ?? null };
  }),
  saveCompany: adminProcedure
    .input(SaveCompany)
    .output(z.object({ version: z.number().int() }))
    .mutation(({ ctx, input }) => saveCompany(ctx, input)),
  health: adminProcedure.output(Health).query(({ ctx }) => getHealth(ctx)),
  /** Reads the whole database: asked for, never by itself. */
  checkDatabase: adminProcedure
    .output(z.object({ faults: z.array(z.string()) }))
    .mutation(async ({ ctx }) => ({ faults: await checkIntegrity(ctx.db.read) })),
  deadJobs: adminProcedure.output(z.array(DeadJob)).query(({ ctx }) => listDeadJobs(ctx)),
  retryJob: adminProcedure
    .input(RetryJob)
    .output(z.void())
    .mutation(({ ctx, input }) => retryJob(ctx, input)),
  /** What the providers have told us lately, newest first. */
  messages: adminProcedure
    .input(z.object({ state: z.enum(WEBHOOK_STATES).optional(), before: z.iso.datetime().optional() }))
    .output(z.array(MessageView))
    .query(({ ctx, input }) => listMessages(ctx, input)),
  /** Works on a message once more: looks at its payment, and settles what the provider says. */
  replayMessage: adminProcedure
    .input(z.object({ id }))
    .output(z.object({ outcome: z.enum(['processed', 'unknown-payment', 'no-answer']), message: MessageView }))
    .mutation(({ ctx, input }) => replayMessage(ctx, input)),
});
