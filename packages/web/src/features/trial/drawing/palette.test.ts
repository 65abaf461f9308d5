import { expect, test } from 'vitest';
import { type Colour, colourOf, contrast, css } from './colour.ts';
import { type Palette, type Pixels, paletteOf, READABLE } from './palette.ts';

type Rgb = readonly [number, number, number];

/** A picture of one background with a square of something else in its middle. */
function picture(background: Rgb, thing: Rgb): Pixels {
  const [width, height] = [12, 15];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    data.set([...(x > 3 && x < 9 && y > 5 && y < 11 ? thing : background), 255], index * 4);
  }
  return { data, width, height };
}

const hueOf = ({ a, b }: Colour) => Math.atan2(b, a);

const readablePairs = ({ field, onField, accentOnField, paper, onPaper, accentOnPaper }: Palette) =>
  [
    [field, onField],
    [field, accentOnField],
    [paper, onPaper],
    [paper, accentOnPaper],
  ] as const;

test('colours are taken apart and put together again without loss', () => {
  for (const [r, g, b] of [
    [0, 0, 0],
    [255, 255, 255],
    [192, 57, 27],
    [12, 140, 200],
  ] as const)
    expect(css(colourOf(r, g, b))).toBe(`rgb(${r} ${g} ${b} / 1)`);
  expect(contrast(colourOf(255, 255, 255), colourOf(0, 0, 0))).toBeCloseTo(21, 1);
  expect(contrast(colourOf(118, 118, 118), colourOf(255, 255, 255))).toBeCloseTo(4.54, 1);
});

test('the field is the background of the picture, the accent what stands out of it', () => {
  const pink = colourOf(248, 104, 120);
  const { field, accentOnField, paper } = paletteOf(picture([248, 104, 120], [250, 220, 70]));
  expect(Math.abs(hueOf(field) - hueOf(pink))).toBeLessThan(0.15);
  expect(Math.abs(hueOf(accentOnField) - hueOf(colourOf(250, 220, 70)))).toBeLessThan(0.3);
  expect(paper.l).toBeGreaterThan(0.95);
});

test('whatever the picture, every word of the preview can be read', () => {
  const steps = [0, 64, 128, 192, 255];
  for (const r of steps)
    for (const g of steps)
      for (const b of steps)
        for (const thing of [[255 - r, 255 - g, 255 - b] as const, [r, b, g] as const, [128, 128, 128] as const])
          for (const [ground, words] of readablePairs(paletteOf(picture([r, g, b], thing))))
            expect(contrast(ground, words), css(ground)).toBeGreaterThanOrEqual(READABLE - 0.02);
});
