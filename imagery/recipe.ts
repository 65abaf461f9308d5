import type { PictureFormat, PictureWidth } from '../packages/config/src/pictures.ts';
import { hashOf } from './masters.ts';

const KB = 1000;

/** The most that one file may weigh; its quality is lowered step by step until it does. */
export const BUDGET: Record<PictureFormat, Record<PictureWidth, number>> = {
  avif: { 400: 30 * KB, 800: 90 * KB, 1280: 190 * KB },
  webp: { 400: 40 * KB, 800: 120 * KB, 1280: 250 * KB },
};
export const SHARE_BUDGET = 200 * KB;
/** Placeholders travel inside pages. */
export const BLUR_LENGTH = 100;

export const QUALITY = {
  avif: { best: 60, worst: 36, step: 6 },
  webp: { best: 80, worst: 50, step: 6 },
  jpeg: { best: 86, worst: 62, step: 6 },
} as const;

/** Composed graphics appear in strips only, never wide. */
export const COMPOSED_WIDTH: PictureWidth = 800;

/** Raise it when files must be made anew although neither master nor numbers have changed. */
const EDITION = 1;

/** The version of a picture made of a master: another master or another recipe is another version. */
export const versionOf = (pixels: string) =>
  hashOf(pixels, JSON.stringify([EDITION, QUALITY, BUDGET, SHARE_BUDGET, COMPOSED_WIDTH])).slice(0, 8);
