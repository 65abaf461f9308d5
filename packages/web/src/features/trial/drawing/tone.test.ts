import { expect, test } from 'vitest';
import { develop, gradeBetween, type Tone, toneOf } from './tone.ts';

type Rgb = readonly [number, number, number];

const pixels = (...colours: Rgb[]) => ({ data: Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255])) });

/** Greys from `from` to `to` under a lamp that adds `cast` to red and takes it from blue. */
const ramp = (from: number, to: number, cast = 0) =>
  pixels(
    ...Array.from({ length: 50 }, (_, index): Rgb => {
      const value = from + ((to - from) * index) / 49;
      return [value * (1 + cast), value, value * (1 - cast)];
    }),
  );

function developed(picture: { data: Uint8ClampedArray<ArrayBuffer> }, style: Tone) {
  develop(picture, gradeBetween(toneOf(picture), style));
  return toneOf(picture);
}

const daylight = toneOf(ramp(10, 245));

test('the light of a picture is measured', () => {
  const { dark, middle, bright, warmth, lamp } = toneOf(ramp(40, 200));
  expect(dark).toBeCloseTo(40 / 255, 1);
  expect(middle).toBeCloseTo(120 / 255, 1);
  expect(bright).toBeCloseTo(200 / 255, 1);
  expect(warmth).toBeCloseTo(0, 2);
  for (const part of lamp) expect(part).toBeCloseTo(1, 2);
  const yellow = toneOf(ramp(40, 200, 0.15));
  expect(yellow.warmth).toBeGreaterThan(0.1);
  expect(yellow.lamp[0] - yellow.lamp[2]).toBeCloseTo(0.3, 1);
});

test('a flat, dim picture gains contrast and light', () => {
  const before = toneOf(ramp(60, 130));
  const after = developed(ramp(60, 130), daylight);
  expect(after.bright - after.dark).toBeGreaterThan((before.bright - before.dark) * 1.3);
  expect(after.middle).toBeGreaterThan(before.middle);
});

test('the cast of a lamp is mostly taken away, a warm style warms', () => {
  const lamp = toneOf(ramp(40, 200, 0.15));
  expect(developed(ramp(40, 200, 0.15), daylight).warmth).toBeLessThan(lamp.warmth * 0.5);
  expect(developed(ramp(10, 245), { ...daylight, warmth: 0.3 }).warmth).toBeGreaterThan(0.03);
});

test('a light and soft picture stays so', () => {
  const before = toneOf(ramp(110, 245));
  const after = developed(ramp(110, 245), daylight);
  expect(after.dark).toBeGreaterThan(before.dark / 2);
  expect(after.bright).toBeLessThanOrEqual(1);
});

test('however dark the style, a picture keeps its black and white', () => {
  const night: Tone = { dark: 0, middle: 0.03, bright: 0.2, lamp: [1, 1, 1], warmth: -0.1, saturation: 0.4 };
  const { dark, bright, middle } = developed(ramp(10, 245), night);
  expect(dark).toBeLessThan(0.1);
  expect(bright).toBeGreaterThan(0.8);
  expect(middle).toBeGreaterThan(0.25);
});

test('a picture of one colour is developed as well', () => {
  const { middle } = developed(pixels([128, 128, 128], [128, 128, 128]), daylight);
  expect(Number.isFinite(middle)).toBe(true);
});
