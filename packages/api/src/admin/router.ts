import { id } from '@softbox/config/inputs/fields';
import { WEBHOOK_STATES } from '@softbox/db';
import { z } from 'zod';
import { UserView } from '../auth/view.ts';
import { adminProcedure, router } from '../trpc.ts';
import { listMembers } from './list-members.ts';
import { listMessages } from './list-messages.ts';
import { replayMessage } from './replay-message.ts';
import { MessageView } from './view.ts';

const Member = UserView.omit({ role: true, mustChangePassword: true });

export const adminRouter = router({
  members: adminProcedure
    .meta({ rest: 'GET /admin/users', summary: 'All members, newest first' })
    .output(z.object({ users: z.array(Member) }))
    .query(({ ctx }) => listMembers(ctx)),
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
