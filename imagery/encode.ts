import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  PICTURE_FORMATS,
  type Picture,
  type PictureFormat,
  type PictureWidth,
  pictureFile,
  SHARE_SIZE,
  type ShareImage,
  shareFile,
  widthsOf,
} from '../packages/config/src/pictures.ts';
import { BLUR_LENGTH, BUDGET, QUALITY, SHARE_BUDGET } from './recipe.ts';

/** The first quality, from the best down, whose file keeps to the budget. */
async function encode(
  image: Sharp,
  to: (image: Sharp, quality: number) => Sharp,
  { best, worst, step }: { best: number; worst: number; step: number },
  budget: number,
): Promise<Buffer> {
  for (let quality = best; quality >= worst; quality -= step) {
    const bytes = await to(image.clone(), quality).toBuffer();
    if (bytes.length <= budget) return bytes;
  }
  throw new Error(`more than ${budget} bytes even at quality ${worst}`);
}

const ENCODERS: Record<PictureFormat, (image: Sharp, quality: number) => Sharp> = {
  // Full chroma: labels and petals lose their edges without it. More effort costs minutes and saves a twentieth.
  avif: (image, quality) => image.avif({ quality, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (image, quality) => image.webp({ quality, effort: 5, smartSubsample: true }),
};

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

async function colorOf(master: string): Promise<string> {
  const { dominant } = await sharp(master).stats();
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

async function blurOf(master: string): Promise<string> {
  for (const quality of [30, 20, 10, 1]) {
    const bytes = await sharp(master).resize(6).webp({ quality, effort: 6 }).toBuffer();
    const text = bytes.toString('base64');
    if (text.length <= BLUR_LENGTH) return text;
  }
  throw new Error(`no placeholder of ${BLUR_LENGTH} characters`);
}

/** Writes the files of a picture, never wider than its master or `widest`, and says what they show. */
export async function encodePicture(
  master: string,
  { name, version }: Pick<Picture, 'name' | 'version'>,
  widest: PictureWidth,
  folder: string,
): Promise<Picture> {
  const { width: mastered = 0, height: high = 0 } = await sharp(master).metadata();
  const widths = widthsOf({ width: Math.min(mastered, widest) });
  const width = widths.at(-1);
  if (!width) throw new Error(`${master} is only ${mastered} pixels wide`);
  for (const each of widths)
    for (const format of PICTURE_FORMATS) {
      const bytes = await encode(sharp(master).resize(each), ENCODERS[format], QUALITY[format], BUDGET[format][each]);
      await writeFile(join(folder, pictureFile(name, each, format)), bytes);
    }
  return {
    name,
    version,
    width,
    height: Math.round((high * width) / mastered),
    color: await colorOf(master),
    blur: await blurOf(master),
  };
}

export async function encodeShare(master: string, share: ShareImage, folder: string): Promise<ShareImage> {
  const toJpeg = (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true });
  const { width, height } = SHARE_SIZE;
  const bytes = await encode(sharp(master).resize(width, height), toJpeg, QUALITY.jpeg, SHARE_BUDGET);
  await writeFile(join(folder, shareFile(share.name)), bytes);
  return share;
}
