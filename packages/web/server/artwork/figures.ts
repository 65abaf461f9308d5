import { ellipse, path, rect, shadow } from './forms.ts';
import { mix, n, type Paint } from './paint.ts';
import { BACKDROPS, HORIZON, leaf, room, STANDS } from './stage.ts';

/** All petals of a ring in one outline: each leaves the middle and comes back to it. */
const ring = (x: number, y: number, length: number, count: number, offset: number) => {
  const petals = Array.from({ length: count }, (_, k) => {
    const at = (degrees: number) => {
      const angle = (((k * 360) / count + offset + degrees) * Math.PI) / 180;
      return `${Math.round(Math.cos(angle) * length * 1.4)} ${Math.round(Math.sin(angle) * length * 1.4)}`;
    };
    const half = 230 / count;
    return `c${at(-half)} ${at(half)} 0 0`;
  });
  return `M${x} ${y}${petals.join('')}`;
};

const flower = (paint: Paint, x: number, y: number, r: number, color: string, count = 8) =>
  ellipse(x + r * 0.25, y + r * 0.3, r * 1.15, r * 1.1, paint.fade(paint.deep, 0.35)) +
  path(ring(x, y, r * 1.06, count, 0), paint.down(mix(color, paint.light, 0.55), color, mix(color, paint.deep, 0.2))) +
  path(
    ring(x, y, r * 0.66, count, 180 / count),
    paint.down(mix(color, paint.light, 0.75), mix(color, paint.light, 0.3)),
  ) +
  ellipse(x, y, r * 0.18, r * 0.18, paint.down('#f6cf6a', '#d98f2b'));

/** A padded band of cloth, as a quilted jacket is made of. */
const quilt = (paint: Paint, x: number, y: number, width: number, height: number, color: string) =>
  rect(
    x - width / 2,
    y,
    width,
    height,
    paint.down(mix(color, paint.light, 0.55), color, mix(color, paint.deep, 0.5)),
    n(height / 2),
  );

const street = (p: Paint) => {
  const jacket = '#2648dd';
  const sleeve = (side: number) =>
    [0, 1, 2, 3, 4, 5]
      .map(
        (k) =>
          `<g transform="rotate(${side * 14} ${480 + side * 300} ${790 + k * 82})">${quilt(p, 480 + side * (246 + k * 13), 700 + k * 84, 176, 96, jacket)}</g>`,
      )
      .join('');
  return (
    rect(0, 0, 960, 1200, p.down('#f0531f', '#ff6a2b', '#f0541c')) +
    ellipse(320, 460, 560, 620, p.fade('#ffb257', 0.8)) +
    ellipse(700, 760, 340, 620, p.fade(p.deep, 0.4)) +
    sleeve(-1) +
    sleeve(1) +
    [0, 1, 2, 3, 4, 5, 6].map((k) => quilt(p, 480, 640 + k * 84, 400 + Math.min(k, 2) * 46, 98, jacket)).join('') +
    rect(474, 640, 13, 560, p.down('#0d1540', '#1b2763')) +
    rect(424, 470, 112, 150, p.round('#f2b79d'), 30) +
    [0, 1].map((k) => quilt(p, 480, 556 + k * 52, 216 + k * 40, 72, jacket)).join('') +
    ellipse(480, 400, 100, 136, p.round('#f6c3aa')) +
    rect(376, 366, 98, 54, '#16121c', 16) +
    rect(486, 366, 98, 54, '#16121c', 16) +
    rect(440, 374, 80, 12, '#16121c') +
    rect(388, 374, 44, 12, '#ff7d4d', 6) +
    rect(498, 374, 44, 12, '#ff7d4d', 6) +
    path('M386 300C392 190 412 168 480 166S568 190 574 300Z', p.round('#f7f1e6')) +
    path('M384 282Q480 316 576 282L640 352Q480 416 320 352Z', p.down('#fffaf0', '#d9cdbb')) +
    rect(560, 800, 74, 44, '#f6f2ea', 6)
  );
};

const garden = (p: Paint) =>
  room(p, '#f0bdb2', '#ffeee6', '#f4cabd') +
  BACKDROPS.disc(p, '#fadcd0') +
  STANDS.steps.draw(p, '#fbe8de') +
  [
    [60, 720, 300, 8],
    [150, 760, 220, 34],
    [900, 700, 320, -10],
    [830, 780, 220, -34],
    [40, 900, 240, 46],
  ]
    .map(([x = 0, y = 0, size = 0, turn = 0]) => leaf(p, x, y, size, turn, '#8fae84'))
    .join('') +
  flower(p, 96, 820, 132, '#e2788c') +
  flower(p, 230, 936, 92, '#fff3ea') +
  flower(p, 96, 1030, 110, '#f2a27e') +
  flower(p, 880, 810, 138, '#f3a9a4') +
  flower(p, 766, 960, 84, '#d65f78') +
  flower(p, 884, 1020, 112, '#fff3ea') +
  flower(p, 250, 1090, 60, '#d65f78', 6) +
  flower(p, 730, 1104, 58, '#f2a27e', 6);

export const FIGURES = {
  27: { light: '#ffe0cc', deep: '#10103a', draw: street },
  28: { light: '#fffaf6', deep: '#8c3f45', draw: garden },
} as const;

/** What a phone camera under the ceiling lamp makes of it: nobody cleared the desk. */
export function clutter(paint: Paint): string {
  return (
    rect(-80, -80, 1120, 900, paint.down('#aeb1ae', '#9fa3a1')) +
    rect(-80, HORIZON, 1120, 520, paint.down('#9a968c', '#8b877e')) +
    rect(-80, HORIZON - 8, 1120, 12, '#7d7b74') +
    rect(700, 330, 108, 108, '#c4c5c0', 12) +
    ellipse(736, 384, 8, 8, '#6d6e6b') +
    ellipse(772, 384, 8, 8, '#6d6e6b') +
    `<path d="M754 384C800 600 960 560 900 760S700 960 1040 1010" fill="none" stroke="#3f4143" stroke-width="13"/>` +
    path('M40 590H250V850H40Z', '#8f8370') +
    path('M40 590l60 -56H310L250 590Z', '#a0947f') +
    path('M250 590l60 -56V790L250 850Z', '#7d725f') +
    rect(122, 590, 40, 260, '#a89c85') +
    shadow(paint, { x: 800, y: 900 }, 70, 0.3) +
    rect(720, 740, 150, 170, '#7b8a94', 16) +
    ellipse(795, 744, 75, 20, '#59666f') +
    `<path d="M868 780q70 0 60 60t-60 40" fill="none" stroke="#7b8a94" stroke-width="18"/>` +
    path('M30 1010L270 960L330 1110L70 1170Z', '#c2c3be') +
    path('M70 1030l160 -34M80 1060l160 -34M90 1090l120 -25', 'none', ' stroke="#8d8f8c" stroke-width="6"') +
    path('M690 1060l70 -44 60 20 30 60 -60 44 -80 -14z', '#bcbdb8') +
    path('M700 1064l80 -20 64 44', 'none', ' stroke="#8f918d" stroke-width="5"')
  );
}
