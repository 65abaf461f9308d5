import { AppError } from '@softbox/config/errors';
import { FILE_LIMITS, type FileKind } from '@softbox/config/files';
import sharp from 'sharp';

const EDGE = 960;

/**
 * Writes a small WebP of a picture beside it, upright and without any of its metadata (place, camera, author).
 * False for kinds that cannot be drawn here. Throws FILE_BROKEN or PICTURE_TOO_LARGE.
 */
export async function makePreview(path: string, kind: FileKind, target: string): Promise<boolean> {
  if (kind === 'pdf' || kind === 'heic') return false;
  try {
    await sharp(path, { limitInputPixels: FILE_LIMITS.pixels, failOn: 'error' })
      .rotate()
      .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(target);
    return true;
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new AppError(tooLarge ? 'PICTURE_TOO_LARGE' : 'FILE_BROKEN');
  }
}
