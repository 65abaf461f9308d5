import { COSMETICS } from './cosmetics.ts';
import type { Drawing } from './drawing.ts';
import { FIGURES } from './figures.ts';
import { FOOD_CAFE } from './food-cafe.ts';
import { FOOD_DISHES } from './food-dishes.ts';
import { createPaint, type Paint } from './paint.ts';
import { paintStill } from './still.ts';

const stills = Object.entries(COSMETICS).map(
  ([id, still]) => [id, { ...still, draw: (paint: Paint) => paintStill(still, paint) }] as const,
);

const MASTERS = new Map<number, Drawing>(
  [...Object.entries(FOOD_DISHES), ...Object.entries(FOOD_CAFE), ...stills, ...Object.entries(FIGURES)].map(
    ([id, drawing]) => [Number(id), drawing],
  ),
);

/** The picture of one template, gradients first, to stand alone or inside a poster or a phone. */
export function master(id: number, prefix = 'g'): string | null {
  const drawing = MASTERS.get(id);
  if (!drawing) return null;
  const paint = createPaint(drawing.light, drawing.deep, prefix);
  const body = drawing.draw(paint);
  return paint.defs() + body;
}
