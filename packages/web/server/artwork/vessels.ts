import { drum, ellipse, line, type Place, path, rect, turned } from './forms.ts';
import { mix, n, type Paint } from './paint.ts';

export type Vessel = (paint: Paint, place: Place, color: string, cap: string) => string;

const up = ({ x, y, scale = 1 }: Place, height: number): Place => ({ x, y: y - height * scale, scale });

/** The window's reflection and a label of two strokes: enough for the eye to read glass and print. */
const gloss = ({ x, y, scale = 1 }: Place, left: number, from: number, to: number, opacity = 0.5) =>
  rect(
    x - left * scale,
    y - to * scale,
    11 * scale,
    (to - from) * scale,
    '#fff',
    n(6 * scale),
    ` opacity="${opacity}"`,
  );

const label = (paint: Paint, { x, y, scale = 1 }: Place, height: number, color: string) => {
  const ink = mix(color, paint.deep, 0.75);
  const bar = (width: number, at: number) =>
    rect(x - (width / 2) * scale, y - at * scale, width * scale, 6 * scale, ink, 3, ' opacity=".55"');
  return bar(66, height) + bar(38, height - 20);
};

const bottle: Vessel = (paint, place, color, cap) =>
  turned(
    paint,
    place,
    [
      [84, 0],
      [94, 2, true],
      [94, 16],
      [94, 300],
      [94, 318, true],
      [80, 320],
    ],
    color,
  ) +
  drum(paint, up(place, 316), 76, 12, mix(color, paint.deep, 0.3)) +
  turned(
    paint,
    up(place, 326),
    [
      [84, 0],
      [84, 86],
      [84, 96, true],
      [74, 98],
    ],
    cap,
  ) +
  gloss(place, 62, 24, 296) +
  label(paint, place, 180, color);

const dropper: Vessel = (paint, place, color, cap) =>
  turned(
    paint,
    place,
    [
      [80, 0],
      [92, 2, true],
      [92, 18],
      [92, 180],
      [92, 244, true],
      [36, 258],
    ],
    color,
  ) +
  drum(paint, up(place, 250), 42, 54, cap) +
  turned(
    paint,
    up(place, 304),
    [
      [28, 0],
      [28, 70],
      [26, 104, true],
      [8, 106],
    ],
    mix(cap, paint.deep, 0.55),
  ) +
  gloss(place, 62, 26, 190) +
  label(paint, place, 130, color);

const jar: Vessel = (paint, place, color, cap) =>
  turned(
    paint,
    place,
    [
      [112, 0],
      [126, 2, true],
      [126, 20],
      [126, 88],
    ],
    color,
  ) +
  turned(
    paint,
    up(place, 88),
    [
      [132, 0],
      [132, 50],
      [132, 62, true],
      [118, 62],
    ],
    cap,
  ) +
  gloss(place, 96, 16, 78, 0.4) +
  label(paint, place, 56, color);

const tube: Vessel = (paint, place, color, cap) =>
  turned(
    paint,
    place,
    [
      [58, 0],
      [58, 62],
    ],
    cap,
  ) +
  turned(
    paint,
    up(place, 60),
    [
      [64, 0],
      [74, 40, true],
      [92, 320],
      [92, 330],
    ],
    color,
    0.02,
  ) +
  rect(
    place.x - 94 * (place.scale ?? 1),
    place.y - 412 * (place.scale ?? 1),
    188 * (place.scale ?? 1),
    26 * (place.scale ?? 1),
    paint.round(mix(color, paint.deep, 0.1)),
    4,
  ) +
  gloss(place, 56, 96, 372, 0.4) +
  label(paint, place, 270, color);

const flacon: Vessel = (paint, place, color, cap) => {
  const { x, y, scale: s = 1 } = place;
  return (
    rect(x - 130 * s, y - 270 * s, 260 * s, 276 * s, paint.round(mix(color, paint.light, 0.45)), n(22 * s)) +
    rect(
      x - 108 * s,
      y - 214 * s,
      216 * s,
      198 * s,
      paint.down(mix(color, paint.light, 0.25), color, mix(color, paint.deep, 0.3)),
      n(12 * s),
    ) +
    rect(x - 62 * s, y - 160 * s, 124 * s, 92 * s, mix(color, paint.deep, 0.65), 3) +
    label(paint, up(place, 0), 118, paint.light) +
    drum(paint, up(place, 272), 36, 20, mix(cap, paint.deep, 0.3)) +
    drum(paint, up(place, 292), 56, 92, cap) +
    gloss(place, 118, 16, 254)
  );
};

const lipstick: Vessel = (paint, place, color, cap) => {
  const { x, y, scale: s = 1 } = place;
  const bullet = `M${n(x - 34 * s)} ${n(y - 196 * s)}V${n(y - 262 * s)}C${n(x - 34 * s)} ${n(y - 318 * s)} ${n(x + 24 * s)} ${n(y - 344 * s)} ${n(x + 34 * s)} ${n(y - 312 * s)}V${n(y - 196 * s)}Z`;
  return (
    path(bullet, paint.round(color)) +
    path(
      `M${n(x - 33 * s)} ${n(y - 262 * s)}C${n(x - 34 * s)} ${n(y - 316 * s)} ${n(x + 24 * s)} ${n(y - 342 * s)} ${n(x + 33 * s)} ${n(y - 312 * s)}C${n(x + 12 * s)} ${n(y - 306 * s)} ${n(x - 14 * s)} ${n(y - 288 * s)} ${n(x - 33 * s)} ${n(y - 262 * s)}`,
      mix(color, paint.light, 0.35),
    ) +
    drum(paint, up(place, 124), 42, 84, cap) +
    drum(paint, place, 54, 126, mix(color, paint.deep, 0.72)) +
    gloss(place, 34, 14, 112, 0.4)
  );
};

const compact: Vessel = (paint, place, color, cap) => {
  const { x, y, scale: s = 1 } = place;
  return (
    ellipse(x + 10 * s, y - 190 * s, 158 * s, 166 * s, paint.round(cap)) +
    ellipse(
      x + 4 * s,
      y - 188 * s,
      138 * s,
      146 * s,
      paint.down(mix(color, paint.light, 0.85), mix(color, paint.deep, 0.12), mix(color, paint.light, 0.6)),
    ) +
    line(
      `M${n(x - 70 * s)} ${n(y - 130 * s)}L${n(x + 40 * s)} ${n(y - 290 * s)}`,
      '#fff',
      n(26 * s),
      ' opacity=".35"',
    ) +
    drum(paint, place, 168, 34, cap, 0.3) +
    ellipse(x, y - 34 * s, 140 * s, 40 * s, paint.down(mix(color, paint.deep, 0.25), color))
  );
};

const ampoule: Vessel = (paint, place, color, cap) =>
  turned(
    paint,
    place,
    [
      [46, 0],
      [52, 2, true],
      [52, 14],
      [52, 190],
      [50, 226, true],
      [24, 232],
    ],
    color,
  ) +
  drum(paint, up(place, 230), 32, 52, cap) +
  gloss(place, 34, 18, 186) +
  label(paint, { ...place, scale: (place.scale ?? 1) * 0.8 }, 140, color);

export const VESSELS = { bottle, dropper, jar, tube, flacon, lipstick, compact, ampoule };
export type VesselName = keyof typeof VESSELS;
/** Half the width of each form's foot: the size of its shadow. */
export const FOOT: Record<VesselName, number> = {
  bottle: 94,
  dropper: 92,
  jar: 128,
  tube: 60,
  flacon: 130,
  lipstick: 54,
  compact: 168,
  ampoule: 52,
};
