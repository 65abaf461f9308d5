import { AppError } from '@softbox/config/errors';
import { orderFiles } from '@softbox/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findFileOwner } from './file-owner.ts';
import { findOwnFile } from './find-own-file.ts';
import { makePreview } from './make-preview.ts';
import { removeFile } from './remove-file.ts';
import { tellKind } from './tell-kind.ts';
import { type FileView, viewFile } from './view.ts';

/** Looks at what has arrived and keeps it, or refuses it and forgets it. Doing so twice is the same as once. */
export async function finishFile(ctx: Context, { fileId }: { fileId: string }): Promise<FileView> {
  const file = await findOwnFile(ctx.db.read, { fileId, owner: findFileOwner(ctx) });
  if (file.kind) return viewFile(file);
  const path = await ctx.files.arrived(fileId);
  if (!path) throw new AppError('FILE_UNFINISHED');
  try {
    const kind = await tellKind(path);
    if (!kind) throw new AppError('FILE_KIND_UNKNOWN');
    const hasPreview = await makePreview(path, kind, `${path}.preview`);
    await ctx.files.keep(fileId, { hasPreview });
    const [kept] = await ctx.db.write((tx) =>
      tx
        .update(orderFiles)
        .set({ kind, hasPreview })
        .where(and(eq(orderFiles.id, fileId), isNull(orderFiles.kind)))
        .returning(),
    );
    return viewFile(kept ?? { ...file, kind, hasPreview });
  } catch (error) {
    if (error instanceof AppError) await removeFile(ctx, { fileId });
    throw error;
  }
}
