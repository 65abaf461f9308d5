import { cup, scoops, steam, table } from './crockery.ts';
import type { Drawing } from './drawing.ts';
import { block, drum, ellipse, line, path, rect, shadow, turned } from './forms.ts';
import { mix, n, type Paint, scatter } from './paint.ts';
import { BACKDROPS, citrus, leaf, room } from './stage.ts';

const WARM = { light: '#fff1d8', deep: '#1d0a06' };

const loaf = (paint: Paint, x: number, y: number, rx: number, ry: number, color: string) =>
  shadow(paint, { x, y: y + ry * 0.8 }, rx * 0.9, 0.5) +
  path(
    `M${x - rx} ${y + ry * 0.7}C${x - rx * 1.06} ${y - ry * 1.5} ${x + rx * 1.06} ${y - ry * 1.5} ${x + rx} ${y + ry * 0.7}Q${x} ${y + ry * 1.15} ${x - rx} ${y + ry * 0.7}Z`,
    paint.down(mix(color, paint.light, 0.4), color, mix(color, paint.deep, 0.45)),
  ) +
  [-0.45, 0, 0.45]
    .map((k) =>
      line(
        `M${n(x + k * rx - 26)} ${n(y - ry * 0.5)}q34 ${n(ry * 0.3)} 44 ${n(ry * 0.8)}`,
        mix(color, paint.light, 0.75),
        15,
      ),
    )
    .join('');

/** Cups, cakes and quick bites. */
export const FOOD_CAFE: Record<number, Drawing> = {
  3: {
    ...WARM,
    draw: (p) => {
      const next = scatter(3);
      const beans = Array.from({ length: 9 }, () => [60 + next() * 250, 1010 + next() * 140, next() * 180]);
      return (
        table(p, '#43220f', '#b2703a', '#8a5631') +
        BACKDROPS.bokeh(p, '#ffc36b') +
        loaf(p, 760, 690, 150, 76, '#cf8a3f') +
        cup(p, { x: 460, y: 950 }, '#f2eade', '#a86a38') +
        steam(p, 450, 700) +
        beans
          .map(
            ([x = 0, y = 0, turn = 0]) =>
              `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${ellipse(0, 0, 25, 17, p.round('#4a2512'))}${line('M-20 0Q0 9 20 0', '#1d0a06', 4)}</g>`,
          )
          .join('')
      );
    },
  },
  6: {
    light: '#ffffff',
    deep: '#96506a',
    draw: (p) =>
      room(p, '#f3c3cb', '#fff0ec', '#f5cfd3') +
      BACKDROPS.disc(p, '#fbe0df') +
      shadow(p, { x: 480, y: 1010 }, 150, 0.5) +
      turned(
        p,
        { x: 480, y: 1010 },
        [
          [140, 0],
          [34, 26, true],
          [28, 120],
          [40, 160],
        ],
        '#ffffff',
      ) +
      drum(p, { x: 480, y: 850 }, 320, 22, '#ffffff', 0.22) +
      drum(p, { x: 480, y: 838 }, 240, 130, '#f6d3b0', 0.22) +
      rect(240, 756, 480, 26, p.round('#e2667f')) +
      drum(p, { x: 480, y: 756 }, 240, 112, '#fff8f0', 0.22) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((k) => rect(252 + k * 66, 650 + Math.sin(k * 0.52) * 30, 44, 66 + ((k * 37) % 48), p.round('#f0a0ae'), 22))
        .join('') +
      ellipse(480, 646, 240, 53, p.down('#f7bcc5', '#fbd3d7')) +
      scoops(
        p,
        '#cf2f4e',
        [
          [350, 626, 40],
          [430, 646, 42],
          [520, 648, 42],
          [606, 626, 40],
          [400, 596, 38],
          [478, 600, 44],
          [556, 596, 38],
        ],
        1,
      ) +
      leaf(p, 500, 566, 80, 40, '#6da35a'),
  },
  8: {
    light: '#fff2c4',
    deep: '#7a1d06',
    draw: (p) =>
      room(p, '#f2a516', '#ffd04d', '#f2a516') +
      shadow(p, { x: 480, y: 1000 }, 300, 0.7) +
      rect(196, 900, 568, 100, p.down('#eeb15c', '#b8702c'), 46) +
      rect(178, 832, 604, 84, p.down('#71351c', '#43190c'), 40) +
      path('M170 820H790L700 884L620 826L520 900L420 826Z', p.down('#ffd23c', '#f7a91c')) +
      rect(190, 768, 580, 56, p.down('#e5503a', '#b52a1d'), 26) +
      path(
        'M160 760q40 -44 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0v26q-40 34 -80 0t-80 0t-80 0t-80 0t-80 0t-80 0t-80 0t-80 0z',
        p.down('#9fd04c', '#5d9a2c'),
      ) +
      path(
        'M190 746C190 480 770 480 770 746Q770 762 748 762H212Q190 762 190 746Z',
        p.down('#fbd08a', '#e29a45', '#b96a26'),
      ) +
      [
        [360, 610],
        [450, 570],
        [550, 600],
        [640, 650],
        [290, 680],
        [470, 660],
        [570, 700],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 14, 9, '#fff0cf'))
        .join(''),
  },
  10: {
    light: '#ffffff',
    deep: '#1e5a66',
    draw: (p) =>
      room(p, '#8fd3cf', '#f4fbe6', '#a6dcd4') +
      BACKDROPS.disc(p, '#fff3b8') +
      shadow(p, { x: 480, y: 1020 }, 130, 0.5) +
      ellipse(660, 1046, 220, 40, p.fade('#ff9a3c', 0.6)) +
      citrus(p, 648, 430, 104, '#f9a826') +
      path('M330 430H630L590 1010Q480 1052 370 1010Z', p.down('#ffd667', '#ff9f3f', '#ef4f5f', '#c52a58')) +
      [
        [380, 470, 12],
        [486, 500, -14],
        [410, 580, -8],
        [500, 620, 18],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          rect(
            x,
            y,
            96,
            96,
            p.down('#ffffff', '#fff3d6'),
            18,
            ` opacity=".55" transform="rotate(${turn} ${x + 48} ${y + 48})"`,
          ),
        )
        .join('') +
      path('M318 360H642L592 1020Q480 1060 368 1020Z', '#ffffff', ' opacity=".2"') +
      ellipse(480, 360, 162, 30, 'none', ' stroke="#fff" stroke-width="7" opacity=".8"') +
      line('M366 410L402 960', '#fff', 16, ' opacity=".55"') +
      line('M520 560L600 200', '#f4f7f2', 20) +
      leaf(p, 440, 440, 130, -30, '#58a868') +
      leaf(p, 452, 440, 110, 14, '#6db878'),
  },
  11: {
    light: '#fffaf0',
    deep: '#4f2a12',
    draw: (p) =>
      room(p, '#e3d3bd', '#fff6e4', '#e9dcc8') +
      BACKDROPS.window(p, '#ffffff') +
      loaf(p, 620, 790, 230, 130, '#c67f3a') +
      shadow(p, { x: 480, y: 1010 }, 380, 0.5) +
      block(p, { x: 470, y: 1010 }, 780, 40, '#b98a5c') +
      loaf(p, 330, 890, 220, 104, '#d6914a') +
      loaf(p, 660, 920, 150, 66, '#e0a55f') +
      line('M120 1040L110 640', '#d8b45c', 8) +
      [0, 1, 2, 3, 4].map((k) => leaf(p, 112, 800 - k * 40, 80, k % 2 ? 40 : -40, '#e0bf6a')).join(''),
  },
};
