import { AppError } from '@softbox/config/errors';
import { FILE_LIMITS } from '@softbox/config/files';
import { apiPaths } from '@softbox/config/paths';
import { newId, orderFiles } from '@softbox/db';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { checkRoom } from './check-room.ts';
import { ensureFileOwner } from './file-owner.ts';
import type { ReservedFile } from './view.ts';

/** Makes room for a file that is about to be sent, in pieces, to the path that is answered. */
export async function reserveFile(
  ctx: Context,
  { name, bytes }: { name: string; bytes: number },
): Promise<ReservedFile> {
  ctx.rateLimiter.take('reserveFile', ctx.ip);
  if (bytes === 0) throw new AppError('FILE_EMPTY');
  if (bytes > FILE_LIMITS.bytes) throw new AppError('FILE_TOO_LARGE');
  const owner = ensureFileOwner(ctx);
  const id = newId('file');
  await ctx.db.write(async (tx) => {
    const loose = await tx
      .select({ bytes: orderFiles.bytes })
      .from(orderFiles)
      .where(and(eq(orderFiles.owner, owner), isNull(orderFiles.orderId)));
    checkRoom(loose, [{ bytes }]);
    await tx.insert(orderFiles).values({ id, owner, name, bytes, createdAt: ctx.clock.now() });
  });
  await ctx.files.expect(id, bytes);
  return { id, name, bytes, uploadPath: apiPaths.upload(id) };
}
