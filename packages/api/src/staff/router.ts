import {
  AcceptInvitation,
  ChangeRole,
  InviteStaff,
  OfInvitation,
  OfStaff,
  PageAudit,
  RevokeInvitation,
} from '@softbox/config/inputs/staff';
import { z } from 'zod';
import { SignedIn } from '../auth/view.ts';
import { publicProcedure, router, staffProcedure } from '../trpc.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import { changeRole, resetTwoStep } from './change-role.ts';
import { invite, revokeInvitation } from './invite.ts';
import { listStaff } from './list-staff.ts';
import { listAuditChoices, pageAudit } from './page-audit.ts';
import { AuditChoices, AuditPage, InvitationView, Team } from './view.ts';

const Done = z.object({});

export const staffRouter = router({
  list: staffProcedure('administrators')
    .output(Team)
    .query(({ ctx }) => listStaff(ctx)),
  invite: staffProcedure('administrators')
    .input(InviteStaff)
    .output(Done)
    .mutation(({ ctx, input }) => invite(ctx, input)),
  revokeInvitation: staffProcedure('administrators')
    .input(RevokeInvitation)
    .output(Done)
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input)),
  changeRole: staffProcedure('administrators')
    .input(ChangeRole)
    .output(Done)
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
  resetTwoStep: staffProcedure('administrators')
    .input(OfStaff)
    .output(Done)
    .mutation(({ ctx, input }) => resetTwoStep(ctx, input)),
  /** By mutation: a secret in a query would stand in addresses and logs. */
  openInvitation: publicProcedure
    .meta({ open: true })
    .input(OfInvitation)
    .output(InvitationView)
    .mutation(({ ctx, input }) => openInvitation(ctx, input)),
  acceptInvitation: publicProcedure
    .meta({ open: true })
    .input(AcceptInvitation)
    .output(SignedIn)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
  audit: staffProcedure('audit.read')
    .input(PageAudit)
    .output(AuditPage)
    .query(({ ctx, input }) => pageAudit(ctx, input)),
  auditChoices: staffProcedure('audit.read')
    .output(AuditChoices)
    .query(({ ctx }) => listAuditChoices(ctx)),
});
