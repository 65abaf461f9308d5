import { CompanyDetails } from '@softbox/config/inputs/company';
import { publicProcedure, router } from '../trpc.ts';
import { readCompany } from './company.ts';

export const settingsRouter = router({
  /** Who runs this site. */
  company: publicProcedure
    .meta({ content: true })
    .output(CompanyDetails)
    .query(({ ctx }) => readCompany(ctx.db.read)),
});
