import { Charts } from '@softbox/config/inputs/admin';
import { z } from 'zod';
import { UserView } from '../auth/view.ts';
import { adminProcedure, router } from '../trpc.ts';
import { getChartFigures } from './get-chart-figures.ts';
import { getOverview } from './get-overview.ts';
import { listMembers } from './list-members.ts';
import { ChartFigures, Overview } from './view.ts';

const Member = UserView.omit({ role: true, mustChangePassword: true });

export const adminRouter = router({
  overview: adminProcedure.output(Overview).query(({ ctx }) => getOverview(ctx)),
  charts: adminProcedure
    .input(Charts)
    .output(ChartFigures)
    .query(({ ctx, input }) => getChartFigures(ctx, input)),
  members: adminProcedure
    .meta({ rest: 'GET /admin/users', summary: 'All members, newest first' })
    .output(z.object({ users: z.array(Member) }))
    .query(({ ctx }) => listMembers(ctx)),
});
