import { bowl, plate, roll, scoops, steam, TILT, table, wineGlass } from './crockery.ts';
import type { Drawing } from './drawing.ts';
import { block, drum, ellipse, line, rect, shadow, turned } from './forms.ts';
import { n, type Paint, scatter } from './paint.ts';
import { BACKDROPS, citrus, leaf, room } from './stage.ts';

const WARM = { light: '#fff1d8', deep: '#1d0a06' };

/** Turns of noodle: arcs that keep to the ellipse of the plate. */
const noodles = (x: number, y: number, r: number, colors: string[]) => {
  const next = scatter(r);
  return Array.from({ length: 15 }, (_, k) => {
    const far = r * (1 - k * 0.055);
    const lift = k * r * 0.023;
    return `<ellipse cx="${n(x + next() * 10 - 5)}" cy="${n(y - lift)}" rx="${n(far)}" ry="${n(far * (TILT + 0.04))}" fill="none" stroke="${colors[k % colors.length]}" stroke-width="13" stroke-dasharray="${Math.round(far * (1.4 + next()))} 5"/>`;
  }).join('');
};

const sticks = (paint: Paint, d: string, color: string) =>
  line(d, paint.deep, 16, ' opacity=".35" transform="translate(14 18)"') + line(d, color, 13);

/** Plates and bowls. */
export const FOOD_DISHES: Record<number, Drawing> = {
  1: {
    ...WARM,
    draw: (p) =>
      table(p, '#3b1620', '#8a3f2c', '#5d3423') +
      BACKDROPS.bokeh(p, '#f2a24e') +
      shadow(p, { x: 240, y: 760 }, 90, 0.6) +
      turned(
        p,
        { x: 240, y: 760 },
        [
          [92, 0],
          [92, 330],
          [92, 420, true],
          [34, 450],
          [34, 640],
        ],
        '#22301f',
      ) +
      rect(150, 520, 180, 150, p.round('#efe2c8')) +
      wineGlass(p, 720, 800, '#7c1226') +
      plate(p, 470, 960, 390, '#efe6d6') +
      noodles(470, 950, 220, ['#e9b65c', '#d99a3e', '#f4cd80']) +
      ellipse(470, 856, 104, 44, p.down('#d8432b', '#8f1c12')) +
      leaf(p, 470, 850, 92, -50, '#4f8a3a') +
      leaf(p, 474, 850, 92, 42, '#3f7a34') +
      scoops(p, '#c93426', [
        [850, 1090, 46],
        [100, 1084, 38],
      ]),
  },
  2: {
    light: '#f2f5f5',
    deep: '#05080b',
    draw: (p) =>
      room(p, '#1d252d', '#48586a', '#20282f') +
      shadow(p, { x: 480, y: 1000 }, 400, 0.8) +
      block(p, { x: 480, y: 1010 }, 820, 44, '#39434b') +
      [
        [200, 930, '#f2784b'],
        [390, 930, '#f2784b'],
        [580, 930, '#e2504d'],
        [770, 930, '#f4b64a'],
      ]
        .map(([x, y, c]) => roll(p, Number(x), Number(y), String(c)))
        .join('') +
      roll(p, 300, 858 - 60, '#e2504d') +
      roll(p, 490, 798, '#f4b64a') +
      roll(p, 680, 798, '#f2784b') +
      sticks(p, 'M70 1130L830 1070', '#a3623a') +
      sticks(p, 'M90 1160L850 1094', '#8d5030') +
      leaf(p, 822, 900, 130, 14, '#5f9a48') +
      leaf(p, 828, 902, 100, 54, '#4f8a40'),
  },
  4: {
    light: '#fff6ec',
    deep: '#6e3142',
    draw: (p) =>
      rect(0, 0, 960, 1200, p.down('#f6e1d0', '#efd0b9', '#e2b89c')) +
      BACKDROPS.window(p, '#ffffff') +
      ellipse(540, 660, 410, 400, p.fade(p.deep, 0.6)) +
      ellipse(480, 600, 350, 350, p.down('#ffffff', '#e8dccf')) +
      ellipse(480, 600, 316, 316, p.down('#7c2a63', '#c9649f')) +
      [0, 1, 2, 3, 4, 5]
        .map((k) =>
          ellipse(
            284 + k * 40,
            556 - k * 42,
            62,
            62,
            p.down('#fffbe2', '#f0dc94'),
            ' stroke="#e2c878" stroke-width="4"',
          ),
        )
        .join('') +
      [0, 1, 2].map((k) => citrus(p, 590 + k * 52, 400 + k * 92, 74, '#86b93c')).join('') +
      scoops(
        p,
        '#3f4d8f',
        [
          [300, 700, 38],
          [366, 752, 38],
          [444, 786, 38],
          [340, 806, 34],
          [420, 850, 34],
          [130, 960, 36],
          [200, 1020, 32],
        ],
        1,
      ) +
      scoops(
        p,
        '#d83f62',
        [
          [560, 770, 46],
          [640, 710, 46],
          [520, 690, 40],
          [640, 800, 38],
          [820, 190, 42],
        ],
        1,
      ) +
      scoops(
        p,
        '#c99750',
        [
          [400, 600, 24],
          [446, 626, 22],
          [478, 580, 24],
          [420, 662, 20],
          [500, 636, 20],
        ],
        1,
      ) +
      leaf(p, 478, 596, 120, 36, '#5da34a') +
      leaf(p, 474, 596, 100, -14, '#4a8f3e'),
  },
  5: {
    light: '#ffd9a8',
    deep: '#0c0504',
    draw: (p) =>
      room(p, '#29120d', '#c6481c', '#2a1712') +
      ellipse(480, 760, 600, 150, p.fade('#ff7a1f', 0.8)) +
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((k) => ellipse(50 + k * 124, 784 - (k % 2) * 16, 84, 50, p.down('#ff9c3a', '#8a2c10', '#1c0c08')))
        .join('') +
      ellipse(480, 752, 560, 60, p.fade('#ffd27a', 0.6)) +
      line('M780 1010L1000 1090', '#191414', 62) +
      shadow(p, { x: 470, y: 990 }, 340, 0.8) +
      drum(p, { x: 470, y: 1010 }, 370, 50, '#2b2726', TILT) +
      ellipse(470, 962, 330, 118, p.down('#0e0b0b', '#2d2523')) +
      [0, 1, 2, 3, 4]
        .map(
          (k) =>
            `<g transform="translate(${260 + k * 104} ${964 + (k % 2) * 8}) rotate(-14)">${rect(-62, -84, 124, 150, '#3d150c', 48)}${rect(-50, -90, 112, 142, p.down('#c8573f', '#8d2d20', '#5d1b12'), 44)}${line('M-26 -50q40 -10 60 14M-30 0q40 -10 62 14', '#e89a78', 8, ' opacity=".6"')}</g>`,
        )
        .join('') +
      leaf(p, 740, 980, 150, 16, '#5f8a3a') +
      leaf(p, 746, 980, 120, 60, '#4d7a34') +
      steam(p, 470, 830),
  },
  7: {
    light: '#fff0d2',
    deep: '#1c0d14',
    draw: (p) =>
      table(p, '#26323c', '#6b7f80', '#35424a') +
      bowl(p, { x: 480, y: 1080 }, 390, '#2f5561', '#d58a35') +
      noodles(430, 860, 210, ['#f4d489', '#e9bf68', '#fae2a8']) +
      [
        [640, 800],
        [742, 846],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y, 70, 46, p.down('#ffffff', '#f1e6d4')) +
            ellipse(x, y - 2, 38, 24, p.down('#f9b233', '#ee8a1d')),
        )
        .join('') +
      [0, 1, 2]
        .map((k) =>
          ellipse(
            250 + k * 62,
            786 - k * 20,
            70,
            34,
            p.down('#c77a56', '#8c4630'),
            ' stroke="#f0c6a4" stroke-width="7"',
          ),
        )
        .join('') +
      scoops(
        p,
        '#79b04a',
        [
          [520, 900, 20],
          [560, 918, 18],
          [600, 900, 20],
          [560, 880, 16],
        ],
        0.6,
      ) +
      rect(640, 640, 110, 150, '#1d2f28', 8, ' transform="rotate(12 690 720)"') +
      steam(p, 470, 700) +
      sticks(p, 'M900 560L520 800', '#b4683c') +
      sticks(p, 'M930 600L548 822', '#9c5530'),
  },
};
