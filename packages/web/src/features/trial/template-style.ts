import { pictureUrl } from '@softbox/config/pictures';
import { type Palette, paletteOf } from './drawing/palette.ts';
import { develop, gradeBetween, type Tone, toneOf } from './drawing/tone.ts';
import type { Template } from './use-trial-choice.ts';

/** What is taken over from a template's own picture: its colours and its light. */
export interface TemplateStyle {
  palette: Palette;
  tone: Tone;
}

const SAMPLE = { width: 48, height: 60 } as const;

/** A picture in a few pixels: enough to know its colours and its light. */
function sampleOf(source: CanvasImageSource): ImageData {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SAMPLE);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, 0, 0, SAMPLE.width, SAMPLE.height);
  return pen.getImageData(0, 0, SAMPLE.width, SAMPLE.height);
}

export const pictureAddress = ({ picture, image }: Template) => (picture ? pictureUrl(picture, 400, 'webp') : image);

/** Measured on the picture itself, so that every template of the catalogue has a style, those to come as well. */
export async function measureStyle(address: string): Promise<TemplateStyle> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const sample = sampleOf(image);
  return { palette: paletteOf(sample), tone: toneOf(sample) };
}

/** The visitor's picture in the light of the style; the picture itself stays as it is. */
export function developed(picture: HTMLCanvasElement, { tone }: TemplateStyle): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = picture;
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height);
  if (!pen || !pixels) return picture;
  develop(pixels, gradeBetween(toneOf(sampleOf(picture)), tone));
  pen.putImageData(pixels, 0, 0);
  return canvas;
}
