import { AppError } from '@softbox/config/errors';
import { apiPaths } from '@softbox/config/paths';
import type { Context } from '../context.ts';
import { refuseCrossSite } from '../security.ts';
import { findFileOwner } from './file-owner.ts';
import { findOwnFile } from './find-own-file.ts';

/** Takes the pieces of a reserved file by the tus protocol: HEAD tells how much has arrived, PATCH brings more. */
export async function handleUpload(ctx: Context, request: Request): Promise<Response> {
  if (request.method !== 'PATCH' && request.method !== 'HEAD') throw new AppError('METHOD_NOT_ALLOWED');
  refuseCrossSite(ctx);
  const fileId = new URL(request.url).pathname.slice(apiPaths.upload('').length);
  const file = await findOwnFile(ctx.db.read, { fileId, owner: findFileOwner(ctx) });
  if (file.kind) throw new AppError('FILE_NOT_FOUND');
  return ctx.files.receive(request);
}
