import { drum, ellipse, line, type Place, path, rect, shadow, turned } from './forms.ts';
import { mix, n, type Paint } from './paint.ts';

/** How far circles open where we look down at a table. */
export const TILT = 0.36;

/** A table of boards under a dim or bright room. */
export function table(paint: Paint, wall: string, glow: string, wood: string, edge = 600): string {
  const seams = [0, 1, 2, 3].map((k) => edge + 66 + k * k * 38 + k * 78);
  return (
    rect(0, 0, 960, edge + 10, paint.down(mix(wall, paint.deep, 0.4), wall, glow)) +
    ellipse(330, edge - 40, 560, 420, paint.fade(glow, 0.8)) +
    rect(0, edge, 960, 1200 - edge, paint.down(mix(wood, paint.light, 0.34), wood, mix(wood, paint.deep, 0.4))) +
    seams.map((y) => line(`M0 ${y}H960`, mix(wood, paint.deep, 0.5), 4, ' opacity=".45"')).join('') +
    ellipse(330, edge + 240, 560, 300, paint.fade(paint.light, 0.3))
  );
}

export const plate = (paint: Paint, x: number, y: number, r: number, color: string) =>
  shadow(paint, { x, y: y + r * 0.12 }, r * 0.86, 0.6) +
  ellipse(x, y + r * 0.05, r, r * TILT, mix(color, paint.deep, 0.4)) +
  ellipse(x, y, r, r * TILT, paint.down(mix(color, paint.deep, 0.1), mix(color, paint.light, 0.6))) +
  ellipse(x, y + 4, r * 0.7, r * 0.7 * TILT, paint.down(mix(color, paint.deep, 0.26), mix(color, paint.light, 0.4)));

/** A bowl filled to just under its rim; the rim's middle lies `r * 0.62` above the foot. */
export const bowl = (paint: Paint, { x, y }: Place, r: number, color: string, filling: string) =>
  shadow(paint, { x, y }, r * 0.66, 0.6) +
  turned(
    paint,
    { x, y },
    [
      [r * 0.34, 0],
      [r * 0.36, r * 0.06],
      [r * 0.92, r * 0.12, true],
      [r, r * 0.62],
    ],
    color,
    TILT,
  ) +
  ellipse(x, y - r * 0.6, r * 0.92, r * 0.92 * TILT, mix(color, paint.deep, 0.35)) +
  ellipse(
    x,
    y - r * 0.57,
    r * 0.89,
    r * 0.86 * TILT,
    paint.down(mix(filling, paint.deep, 0.25), filling, mix(filling, paint.light, 0.3)),
  );

/** A plume of soft stains; drawn lines would look like a sign for steam. */
export const steam = (paint: Paint, x: number, y: number) =>
  [0, 1, 2, 3, 4, 5]
    .map((k) =>
      ellipse(
        x + Math.sin(k * 1.7) * (16 + k * 7),
        y - k * 62,
        46 + k * 15,
        92 + k * 6,
        paint.fade(paint.light, 0.3 - k * 0.04),
      ),
    )
    .join('');

export function wineGlass(paint: Paint, x: number, y: number, wine: string): string {
  const glass = mix(wine, '#ffffff', 0.8);
  return (
    shadow(paint, { x, y }, 74, 0.5) +
    ellipse(x, y, 82, 24, glass, ' opacity=".4"') +
    rect(x - 5, y - 210, 10, 210, paint.round(glass), 4, ' opacity=".7"') +
    path(
      `M${x - 92} ${y - 330}C${x - 88} ${y - 236} ${x - 40} ${y - 204} ${x} ${y - 204}S${x + 88} ${y - 236} ${x + 92} ${y - 330}Z`,
      paint.round(wine),
    ) +
    ellipse(x, y - 330, 92, 20, mix(wine, paint.light, 0.25)) +
    path(
      `M${x - 92} ${y - 330}C${x - 98} ${y - 400} ${x - 84} ${y - 450} ${x - 76} ${y - 490}H${x + 76}C${x + 84} ${y - 450} ${x + 98} ${y - 400} ${x + 92} ${y - 330}Z`,
      glass,
      ' opacity=".16"',
    ) +
    ellipse(x, y - 490, 76, 14, 'none', ` stroke="${glass}" stroke-width="3" opacity=".6"`) +
    line(`M${x - 70} ${y - 460}Q${x - 88} ${y - 370} ${x - 74} ${y - 300}`, '#fff', 9, ' opacity=".5"')
  );
}

export const cup = (paint: Paint, { x, y }: Place, color: string, drink: string) =>
  plate(paint, x, y, 270, color) +
  shadow(paint, { x, y }, 110, 0.4) +
  line(`M${x + 150} ${y - 180}c110 -20 110 120 -40 116`, mix(color, paint.deep, 0.2), 30) +
  turned(
    paint,
    { x, y: y + 10 },
    [
      [84, 0],
      [90, 10],
      [168, 40, true],
      [176, 206],
    ],
    color,
    0.32,
  ) +
  ellipse(x, y - 194, 160, 48, paint.down(mix(drink, paint.deep, 0.3), drink)) +
  path(
    `M${x} ${y - 160}C${x - 130} ${y - 190} ${x - 70} ${y - 232} ${x} ${y - 206}C${x + 70} ${y - 232} ${x + 130} ${y - 190} ${x} ${y - 160}Z`,
    mix(drink, '#fff6e6', 0.85),
  );

/** One slice of a roll: rice, a thin dark sheet, a coloured heart. */
export const roll = (paint: Paint, x: number, y: number, heart: string) =>
  shadow(paint, { x, y }, 84, 0.5) +
  drum(paint, { x, y }, 88, 92, '#26302c', TILT) +
  ellipse(x, y - 92, 80, 80 * TILT, paint.down('#ebe5d8', '#ffffff')) +
  ellipse(x, y - 92, 38, 38 * TILT, paint.down(mix(heart, paint.deep, 0.2), heart)) +
  ellipse(x + 14, y - 90, 16, 6, '#8fb552');

export const scoops = (paint: Paint, color: string, list: [x: number, y: number, r: number][], squash = 0.9) =>
  list
    .map(
      ([x, y, r]) =>
        ellipse(x, y, r, n(r * squash), paint.round(color)) +
        ellipse(x - r * 0.3, y - r * 0.34, r * 0.26, r * 0.18, '#fff', ' opacity=".45"'),
    )
    .join('');
