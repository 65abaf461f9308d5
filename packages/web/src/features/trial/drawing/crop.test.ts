import { expect, test } from 'vitest';
import { CENTRED, cropFor, sizeWithin } from './crop.ts';

const wide = { width: 1600, height: 900 };
const tall = { width: 600, height: 1400 };
const print = { width: 400, height: 500 };

test('a picture fills its place from the middle, without distortion', () => {
  expect(cropFor(wide, print, CENTRED)).toEqual({ x: 440, y: 0, width: 720, height: 900 });
  expect(cropFor(tall, print, CENTRED)).toEqual({ x: 0, y: 325, width: 600, height: 750 });
});

test('zoomed in it shows less, and the sliders reach every edge', () => {
  expect(cropFor(wide, print, { zoom: 2, x: -1, y: -1 })).toEqual({ x: 0, y: 0, width: 360, height: 450 });
  expect(cropFor(wide, print, { zoom: 2, x: 1, y: 1 })).toEqual({ x: 1240, y: 450, width: 360, height: 450 });
});

test('whatever is asked for, nothing beyond the picture is shown', () => {
  for (const picture of [wide, tall, { width: 1, height: 1 }])
    for (const zoom of [0.2, 1, 1.35, 3])
      for (const x of [-4, -1, -0.3, 0, 1, 9])
        for (const y of [-2, 0.55, 1]) {
          const part = cropFor(picture, print, { zoom, x, y });
          expect(part.x).toBeGreaterThanOrEqual(0);
          expect(part.y).toBeGreaterThanOrEqual(0);
          expect(part.x + part.width).toBeLessThanOrEqual(picture.width + 1e-9);
          expect(part.y + part.height).toBeLessThanOrEqual(picture.height + 1e-9);
          expect(part.width / part.height).toBeCloseTo(print.width / print.height);
        }
});

test('a huge picture is made smaller and keeps its shape, a small one stays as it is', () => {
  expect(sizeWithin({ width: 12_000, height: 9000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(sizeWithin({ width: 400, height: 500 }, 1600)).toEqual({ width: 400, height: 500 });
  expect(sizeWithin({ width: 50_000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
});
