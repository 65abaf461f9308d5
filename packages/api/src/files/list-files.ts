import { orderFiles } from '@softbox/db';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findFileOwner } from './file-owner.ts';
import { type FileView, viewFile } from './view.ts';

/** The caller's files that wait for an order, with those that never arrived in full: a reloaded page finds them again. */
export async function listFiles(ctx: Context): Promise<FileView[]> {
  const owner = findFileOwner(ctx);
  if (!owner) return [];
  const files = await ctx.db.read
    .select()
    .from(orderFiles)
    .where(and(eq(orderFiles.owner, owner), isNull(orderFiles.orderId)))
    .orderBy(asc(orderFiles.createdAt));
  return files.map(viewFile);
}
