import { InLanguage } from '@softbox/config/inputs/site-texts';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { shownTexts } from './shown-texts.ts';

export const textsRouter = router({
  shown: publicProcedure
    .meta({ content: true })
    .input(InLanguage)
    .output(z.record(z.string(), z.string()))
    .query(({ ctx, input }) => shownTexts(ctx, input)),
});
