import { AppError } from '@softbox/config/errors';
import { orderFiles } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findFileOwner } from './file-owner.ts';
import { findOwnFile, type OrderFile } from './find-own-file.ts';
import { makePreview } from './make-preview.ts';
import { removeFile } from './remove-file.ts';
import { tellKind } from './tell-kind.ts';
import { type FileView, viewFile } from './view.ts';

/** Files that are being looked at: a second call waits for the first one's answer. */
const underWay = new Map<string, Promise<OrderFile>>();

/** Looks at what has arrived and keeps it, or refuses it and forgets it. Doing so twice is the same as once. */
export async function finishFile(ctx: Context, { fileId }: { fileId: string }): Promise<FileView> {
  const file = await findOwnFile(ctx.db.read, { fileId, owner: findFileOwner(ctx) });
  if (file.kind) return viewFile(file);
  const looking = underWay.get(fileId) ?? lookAt(ctx, fileId).finally(() => underWay.delete(fileId));
  underWay.set(fileId, looking);
  return viewFile(await looking);
}

async function lookAt(ctx: Context, fileId: string): Promise<OrderFile> {
  // Another call may have ended since the caller's look.
  const file = await findOwnFile(ctx.db.read, { fileId, owner: findFileOwner(ctx) });
  if (file.kind) return file;
  const path = await ctx.files.arrived(fileId);
  if (!path) throw new AppError('FILE_UNFINISHED');
  try {
    const kind = await tellKind(path);
    if (!kind) throw new AppError('FILE_KIND_UNKNOWN');
    const hasPreview = await makePreview(path, kind, `${path}.preview`);
    await ctx.files.keep(fileId, { hasPreview });
    const [kept] = await ctx.db.write((tx) =>
      tx.update(orderFiles).set({ kind, hasPreview }).where(eq(orderFiles.id, fileId)).returning(),
    );
    // Its sender took it back while it was looked at.
    if (!kept) throw new AppError('FILE_NOT_FOUND');
    // Only now: had the process died before, the same call would find everything still here.
    await ctx.files.settle(fileId);
    return kept;
  } catch (error) {
    if (error instanceof AppError) await removeFile(ctx, { fileId }).catch(() => ctx.files.remove(fileId));
    throw error;
  }
}
