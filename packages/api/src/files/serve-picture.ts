import { AppError } from '@softbox/config/errors';
import type { uploadedFileIn } from '@softbox/config/pictures';
import type { Services } from '../services.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** A file of a picture that the studio has sent in. Its name never means another one: it may be kept for ever, and shown elsewhere. */
export async function servePicture(
  { files }: Services,
  request: Request,
  { file, name, format }: NonNullable<ReturnType<typeof uploadedFileIn>>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('METHOD_NOT_ALLOWED');
  const headers = {
    etag: `"${name}"`,
    'cache-control': `public, max-age=${YEAR_IN_SECONDS}, immutable`,
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const content = await files.pictures.open(file);
  if (!content) throw new AppError('NOT_FOUND');
  return new Response(content.body, {
    headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(content.bytes) },
  });
}
