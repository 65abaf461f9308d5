import { LANGUAGES } from '@softbox/config/languages';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { getTemplate } from './get-template.ts';
import { listTemplates } from './list-templates.ts';
import { TemplateDetail, TemplateView } from './view.ts';

const language = z.enum(LANGUAGES);

export const catalogRouter = router({
  templates: publicProcedure
    .meta({ content: true })
    .input(z.object({ language }))
    .output(z.array(TemplateView))
    .query(({ ctx, input }) => listTemplates(ctx, input)),
  template: publicProcedure
    .meta({ content: true })
    .input(z.object({ id: z.number().int(), language }))
    .output(TemplateDetail)
    .query(({ ctx, input }) => getTemplate(ctx, input)),
});
