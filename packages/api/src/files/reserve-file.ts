import { AppError } from '@softbox/config/errors';
import { refuseLength } from '@softbox/config/files';
import { apiPaths } from '@softbox/config/paths';
import { newId, orderFiles } from '@softbox/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { checkRoom } from './check-room.ts';
import { ensureFileOwner } from './file-owner.ts';
import type { ReservedFile } from './view.ts';

/**
 * Makes room for a file that is about to be sent, in pieces, to the path that is answered. The same file again, after a
 * reload, goes on where it stopped.
 */
export async function reserveFile(
  ctx: Context,
  { name, bytes }: { name: string; bytes: number },
): Promise<ReservedFile> {
  ctx.rateLimiter.take('reserveFile', ctx.ip);
  const refusal = refuseLength(bytes);
  if (refusal) throw new AppError(refusal);
  const owner = ensureFileOwner(ctx);
  const id = await ctx.db.write(async (tx) => {
    const loose = await tx
      .select()
      .from(orderFiles)
      .where(and(eq(orderFiles.owner, owner), isNull(orderFiles.orderId)));
    const begun = loose.find((file) => file.kind === null && file.name === name && file.bytes === bytes);
    if (begun) return begun.id;
    checkRoom(loose, [{ bytes }]);
    const id = newId('file');
    await tx.insert(orderFiles).values({ id, owner, name, bytes, createdAt: ctx.clock.now() });
    return id;
  });
  await ctx.files.expect(id, bytes);
  return { id, name, bytes, uploadPath: apiPaths.upload(id) };
}
