import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@softbox/config/errors';
import { FILE_LIMITS } from '@softbox/config/files';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type Picture, pictureFile } from '@softbox/config/pictures';
import { sentPictures } from '@softbox/db';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { MemberContext } from '../context.ts';
import { readBody } from '../read-body.ts';
import type { Services } from '../services.ts';

const KINDS = ['image/jpeg', 'image/png', 'image/webp'];
/** Narrower pictures look soft on the store's own pages. */
const LEAST_WIDTH = 800;
const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 60, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
};

/** Takes a picture of the catalogue in: the studio's upload, drawn anew in the store's sizes and formats. */
export async function takePicture(ctx: MemberContext, request: Request): Promise<Response> {
  const bytes = await readBody(request, FILE_LIMITS.bytes);
  if (bytes.length === 0) throw new AppError('FILE_EMPTY');
  // By its first bytes, whatever its name and the browser say.
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !KINDS.includes(type.mime)) throw new AppError('PICTURE_KIND_UNKNOWN');
  const picture = await draw(ctx, bytes);
  return Response.json({ success: true, picture }, { headers: { 'cache-control': 'no-store' } });
}

/** Nothing of the file itself goes out: what is served was encoded here, upright and without its metadata. */
async function draw(
  { files, db, clock }: Pick<Services, 'files' | 'db' | 'clock'>,
  bytes: Uint8Array,
): Promise<Picture> {
  const original = () => sharp(bytes, { limitInputPixels: FILE_LIMITS.pixels, failOn: 'error' }).rotate();
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const name = `u-${randomBytes(8).toString('hex')}`;
  const folder = await mkdtemp(join(tmpdir(), 'softbox-picture-'));
  try {
    const largest = await original()
      .resize({ width: PICTURE_WIDTHS.at(-1), withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = largest.info;
    if (width < LEAST_WIDTH) throw new AppError('PICTURE_TOO_SMALL');
    // Before its files, so that none is left behind that the sweep does not know.
    await db.write((tx) => tx.insert(sentPictures).values({ name, idleSince: clock.now() }));
    for (const wanted of PICTURE_WIDTHS.filter((made) => made <= width))
      for (const format of PICTURE_FORMATS) {
        const file = pictureFile(name, wanted, format);
        const drawn = await ENCODERS[format](sharp(largest.data).resize({ width: wanted })).toBuffer();
        await writeFile(join(folder, file), drawn);
        await files.pictures.put(file, join(folder, file));
      }
    const [{ dominant }, blur] = await Promise.all([
      sharp(largest.data).stats(),
      sharp(largest.data).resize({ width: 16 }).webp({ quality: 40 }).toBuffer(),
    ]);
    const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { name, version, width, height, color: `#${hex}`, blur: blur.toString('base64') };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError(tooLarge ? 'PICTURE_TOO_LARGE' : 'FILE_BROKEN');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
