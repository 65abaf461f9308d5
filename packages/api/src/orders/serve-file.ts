import { AppError } from '@softbox/config/errors';
import { FILE_TYPES } from '@softbox/config/files';
import { apiPaths } from '@softbox/config/paths';
import { orderFiles } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findFileOwner } from '../files/file-owner.ts';
import { findOwnFile, type OrderFile } from '../files/find-own-file.ts';
import { findOrder } from './find-order.ts';

/** A customer's file can hold anything: it is saved, never shown, and nothing in it may run. */
const HARMLESS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

/** RFC 8187 leaves fewer characters unescaped than the URL's encoding does. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** For whoever may see its order, or for its sender where no order has it. To everybody else it does not exist. */
async function findFile(ctx: Context, fileId: string, key: string | undefined): Promise<OrderFile> {
  const [file] = await ctx.db.read.select().from(orderFiles).where(eq(orderFiles.id, fileId));
  if (!file?.kind) throw new AppError('FILE_NOT_FOUND');
  if (!file.orderId) return findOwnFile(ctx.db.read, { fileId, owner: findFileOwner(ctx) });
  await findOrder(ctx, { orderId: file.orderId, key }, 'orders.read').catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'ORDER_NOT_FOUND' ? new AppError('FILE_NOT_FOUND') : error;
  });
  return file;
}

/** Answers `/api/files/{id}` with the file to save, and `/api/files/{id}/preview` with the small picture we drew of it. */
export async function serveFile(ctx: Context, request: Request): Promise<Response> {
  if (request.method !== 'GET') throw new AppError('METHOD_NOT_ALLOWED');
  const { pathname, searchParams } = new URL(request.url);
  const [fileId = '', part] = pathname.slice(apiPaths.files.length + 1).split('/');
  if (part !== undefined && part !== 'preview') throw new AppError('NOT_FOUND');
  const file = await findFile(ctx, fileId, searchParams.get('key') ?? undefined);
  const content = part ? await ctx.files.openPreview(file.id) : await ctx.files.open(file.id);
  if (!content || !file.kind) throw new AppError('FILE_NOT_FOUND');
  const headers = part
    ? { 'content-type': 'image/webp', 'content-disposition': 'inline' }
    : {
        'content-type': FILE_TYPES[file.kind],
        'content-disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
      };
  return new Response(content.body, { headers: { ...HARMLESS, ...headers, 'content-length': String(content.bytes) } });
}
