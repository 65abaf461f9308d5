import { orderFiles } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findFileOwner } from './file-owner.ts';
import { findOwnFile } from './find-own-file.ts';

/** Takes back a file that no order has. The row goes first: content without a row is swept, a row without content is a hole. */
export async function removeFile(ctx: Context, { fileId }: { fileId: string }): Promise<void> {
  await ctx.db.write(async (tx) => {
    await findOwnFile(tx, { fileId, owner: findFileOwner(ctx) });
    await tx.delete(orderFiles).where(eq(orderFiles.id, fileId));
  });
  await ctx.files.remove(fileId);
}
