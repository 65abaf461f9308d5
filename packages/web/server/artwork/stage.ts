import { block, drum, ellipse, line, path, rect, shadow } from './forms.ts';
import { mix, n, type Paint, scatter } from './paint.ts';

export const HORIZON = 780;

/** The wall with the lamp's glow low on it, melting into the floor at a lit horizon. */
export function room(paint: Paint, wall: string, glow: string, floor: string): string {
  return (
    rect(0, 0, 960, 1200, paint.down(mix(wall, paint.deep, 0.3), wall, mix(wall, glow, 0.6), glow)) +
    ellipse(380, 640, 640, 520, paint.fade(glow, 0.85)) +
    rect(0, HORIZON, 960, 420, paint.down(mix(floor, glow, 0.55), floor, mix(floor, paint.deep, 0.22))) +
    ellipse(400, HORIZON + 4, 760, 34, paint.fade(mix(glow, '#ffffff', 0.55), 0.6))
  );
}

const archPath = (x: number, half: number, top: number) =>
  `M${x - half} ${HORIZON + 20}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${HORIZON + 20}Z`;

export function leaf(paint: Paint, x: number, y: number, length: number, turn: number, color: string): string {
  const half = n(length * 0.24);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${path(`M0 0C${-half * 1.5} ${n(-length * 0.3)} ${-half} ${n(-length * 0.8)} 0 ${-length}C${half} ${n(-length * 0.8)} ${half * 1.5} ${n(-length * 0.3)} 0 0Z`, paint.round(color))}${line(`M0 0Q6 ${n(-length / 2)} 0 ${n(-length * 0.92)}`, mix(color, paint.light, 0.45), 3, ' opacity=".5"')}</g>`;
}

const fan = (paint: Paint, x: number, y: number, size: number, from: number, step: number, color: string) =>
  [0, 1, 2, 3, 4]
    .map((k) =>
      leaf(
        paint,
        x,
        y,
        size * (1 - Math.abs(k - 2) * 0.12),
        from + k * step,
        mix(color, k % 2 ? paint.deep : paint.light, 0.16),
      ),
    )
    .join('');

export const BACKDROPS = {
  none: () => '',
  arch: (paint: Paint, color: string) =>
    path(archPath(470, 300, 170), paint.down(mix(color, paint.light, 0.35), color)) +
    path(
      archPath(486, 268, 218),
      paint.down(mix(color, paint.deep, 0.34), mix(color, paint.light, 0.1), mix(color, paint.light, 0.55)),
    ),
  disc: (paint: Paint, color: string) =>
    ellipse(520, 520, 330, 330, paint.fade(paint.deep, 0.4)) +
    ellipse(480, 480, 310, 310, paint.down(mix(color, paint.light, 0.5), color, mix(color, paint.deep, 0.1))),
  ring: (paint: Paint, color: string) =>
    `<circle cx="480" cy="500" r="330" fill="none" stroke="${paint.down(mix(color, '#ffffff', 0.5), color, mix(color, paint.deep, 0.5), color)}" stroke-width="11"/>`,
  window: (paint: Paint, color: string) =>
    [0, 1, 2]
      .map((k) => path(`M${-60 + k * 210} 0h${170 - k * 30}l360 1010h-230z`, paint.beam(color, 0.34 - k * 0.07)))
      .join(''),
  shade: (paint: Paint, color: string) =>
    `<g opacity=".3">${[0, 1, 2, 3, 4, 5].map((k) => leaf(paint, 980, 60, 760 - k * 40, -74 - k * 17, color)).join('')}</g>`,
  drape: (paint: Paint, color: string) =>
    Array.from({ length: 9 }, (_, k) => {
      const x = k * 112 - 30;
      const sway = k % 2 ? 34 : -26;
      return path(
        `M${x} 0h128C${x + 128 + sway} 300 ${x + 100} 520 ${x + 132} ${HORIZON + 8}H${x + 4}C${x - 20} 520 ${x + sway} 300 ${x} 0Z`,
        paint.round(mix(color, paint.deep, k % 3 ? 0.12 : 0)),
        ' opacity=".9"',
      );
    }).join('') + ellipse(480, HORIZON + 6, 620, 46, paint.fade(paint.deep, 0.5)),
  ripples: (paint: Paint, color: string) =>
    [0, 1, 2, 3, 4]
      .map((k) =>
        ellipse(
          480,
          950,
          190 + k * 110,
          46 + k * 34,
          'none',
          ` stroke="${mix(color, '#ffffff', 0.5)}" stroke-width="${9 - k}" opacity="${n(0.75 - k * 0.13)}"`,
        ),
      )
      .join('') + ellipse(470, 470, 420, 380, paint.fade(paint.light, 0.5)),
  leaves: (paint: Paint, color: string) =>
    fan(paint, -10, 640, 470, 0, 25, color) +
    fan(paint, 980, 560, 500, -100, 25, mix(color, paint.deep, 0.2)) +
    fan(paint, 860, 830, 300, -64, 24, color),
  bokeh: (paint: Paint, color: string) => {
    const next = scatter(7);
    return Array.from({ length: 13 }, () => {
      const r = 22 + next() * 44;
      return ellipse(
        next() * 960,
        60 + next() * 480,
        r,
        r,
        mix(color, paint.light, next() * 0.5),
        ` opacity="${n(0.2 + next() * 0.4)}"`,
      );
    }).join('');
  },
  slices: (paint: Paint, color: string) =>
    citrus(paint, 250, 330, 190, color) + citrus(paint, 790, 560, 150, mix(color, paint.deep, 0.12)),
};
export type BackdropName = keyof typeof BACKDROPS;

export function citrus(paint: Paint, x: number, y: number, r: number, color: string): string {
  const wedges = Array.from({ length: 8 }, (_, k) => {
    const [a, b] = [(k * 45 + 4) * (Math.PI / 180), (k * 45 + 41) * (Math.PI / 180)];
    const at = (angle: number, far: number) => `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`;
    return `M${at((a + b) / 2, r * 0.1)}L${at(a, r * 0.74)}A${n(r * 0.76)} ${n(r * 0.76)} 0 0 1 ${at(b, r * 0.74)}Z`;
  }).join('');
  return (
    ellipse(x, y, r, r, paint.down(mix(color, paint.light, 0.2), mix(color, paint.deep, 0.25))) +
    ellipse(x, y, r * 0.88, r * 0.88, mix(color, paint.light, 0.85)) +
    path(wedges, paint.down(mix(color, paint.light, 0.25), color))
  );
}

/** Each stand and the height of its top at the middle. */
export const STANDS = {
  none: { y: 960, draw: () => '' },
  round: {
    y: 900,
    draw: (paint: Paint, color: string) =>
      shadow(paint, { x: 480, y: 1000 }, 330, 0.5) + drum(paint, { x: 480, y: 1000 }, 340, 100, color, 0.17),
  },
  steps: {
    y: 848,
    draw: (paint: Paint, color: string) =>
      shadow(paint, { x: 480, y: 1020 }, 360, 0.5) +
      drum(paint, { x: 480, y: 1020 }, 380, 84, mix(color, paint.deep, 0.12), 0.17) +
      shadow(paint, { x: 470, y: 930 }, 220, 0.35) +
      drum(paint, { x: 450, y: 936 }, 250, 88, color, 0.17),
  },
  blocks: {
    y: 872,
    draw: (paint: Paint, color: string) =>
      shadow(paint, { x: 520, y: 1010 }, 320, 0.55) +
      block(paint, { x: 690, y: 960 }, 300, 240, mix(color, paint.deep, 0.2)) +
      block(paint, { x: 430, y: 1010 }, 470, 124, color),
  },
  stones: {
    y: 862,
    draw: (paint: Paint, color: string) =>
      shadow(paint, { x: 480, y: 1010 }, 350, 0.6) +
      ellipse(480, 978, 360, 62, paint.down(mix(color, paint.light, 0.35), color, mix(color, paint.deep, 0.55))) +
      ellipse(760, 1030, 110, 44, paint.down(mix(color, paint.light, 0.5), mix(color, paint.deep, 0.3))) +
      ellipse(
        460,
        900,
        268,
        52,
        paint.down(mix(color, paint.light, 0.55), mix(color, paint.light, 0.1), mix(color, paint.deep, 0.5)),
      ),
  },
};
export type StandName = keyof typeof STANDS;
