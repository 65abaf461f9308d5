import { z } from 'zod';
import { UserView } from '../auth/view.ts';
import { adminProcedure, router } from '../trpc.ts';
import { listMembers } from './list-members.ts';

const Member = UserView.omit({ role: true, mustChangePassword: true });

export const adminRouter = router({
  members: adminProcedure
    .meta({ rest: 'GET /admin/users', summary: 'All members, newest first' })
    .output(z.object({ users: z.array(Member) }))
    .query(({ ctx }) => listMembers(ctx)),
});
