import { FileById, ReserveFile } from '@softbox/config/inputs/files';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { finishFile } from './finish-file.ts';
import { listFiles } from './list-files.ts';
import { removeFile } from './remove-file.ts';
import { reserveFile } from './reserve-file.ts';
import { FileView, ReservedFile } from './view.ts';

/** Files on their way to an order. */
export const filesRouter = router({
  list: publicProcedure
    .meta({ rest: 'GET /files', summary: 'The caller’s files that no order has taken yet' })
    .output(z.array(FileView))
    .query(({ ctx }) => listFiles(ctx)),
  reserve: publicProcedure
    .meta({ rest: 'POST /files', summary: 'Announce a file; its content goes to `uploadPath` (tus)', open: true })
    .input(ReserveFile)
    .output(ReservedFile)
    .mutation(({ ctx, input }) => reserveFile(ctx, input)),
  finish: publicProcedure
    .meta({ rest: 'POST /files/{fileId}/finish', summary: 'Say that all has been sent', open: true })
    .input(FileById)
    .output(FileView)
    .mutation(({ ctx, input }) => finishFile(ctx, input)),
  remove: publicProcedure
    .meta({ rest: 'DELETE /files/{fileId}', summary: 'Take a file back', open: true })
    .input(FileById)
    .output(FileById)
    .mutation(async ({ ctx, input }) => {
      await removeFile(ctx, input);
      return input;
    }),
});
