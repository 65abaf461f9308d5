import { expect, test } from 'vitest';
import type { Box } from './crop.ts';
import { FORMATS } from './formats.ts';
import { LAYOUTS, WHOLE } from './layout.ts';

const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The smallest upright box around a thing that is turned. */
function around({ x, y, width, height, turn }: Box & { turn: number }): Box {
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

test.each(FORMATS)('on a %s everything lies on the thing it belongs to, and nothing over anything else', (format) => {
  const { body, photo, name, price } = LAYOUTS[format];
  const ground = body ?? WHOLE;
  for (const part of [photo, name, price]) expect(holds(ground, part)).toBe(true);
  if (body) expect(holds(WHOLE, around(body))).toBe(true);
  expect(overlap(name, price)).toBe(false);
});
