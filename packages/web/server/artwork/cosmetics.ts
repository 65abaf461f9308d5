import { ellipse } from './forms.ts';
import { n, type Paint, scatter } from './paint.ts';
import { leaf } from './stage.ts';
import type { Still } from './still.ts';

const petals =
  (color: string, count = 11) =>
  (paint: Paint) => {
    const next = scatter(count);
    return Array.from({ length: count }, () => {
      const [x, y, turn] = [60 + next() * 840, 1010 + next() * 140, next() * 360];
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${ellipse(0, 0, 34, 17, paint.down(paint.light, color))}</g>`;
    }).join('');
  };

const drops = (color: string) => (paint: Paint) =>
  [
    [150, 1010, 40],
    [262, 1072, 22],
    [792, 1040, 52],
    [704, 1110, 24],
    [880, 960, 20],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x, y, r, r * 0.62, paint.down(paint.light, color, paint.light)) +
        ellipse(x - r * 0.3, y - r * 0.22, r * 0.2, r * 0.12, '#fff'),
    )
    .join('');

const sprigs = (color: string) => (paint: Paint) =>
  leaf(paint, 150, 1110, 150, 64, color) +
  leaf(paint, 140, 1112, 120, 8, color) +
  leaf(paint, 830, 1096, 150, -58, color) +
  leaf(paint, 846, 1094, 110, -4, color);

const GOLD = '#d9a95f';

/** Tone on tone: one family of colour to a picture, light and dark by turns along the wall of the store. */
export const COSMETICS: Record<number, Still> = {
  12: {
    light: '#ffdcc0',
    deep: '#16060c',
    wall: '#5c1a2b',
    glow: '#a03a48',
    floor: '#4a1422',
    backdrop: ['ring', GOLD],
    stand: ['steps', '#2b0f17'],
    items: [
      ['flacon', 420, 0, 1.12, '#c77b52', GOLD],
      ['jar', 690, 96, 0.72, '#2a1016', GOLD],
    ],
  },
  13: {
    light: '#f0fcff',
    deep: '#0a3f73',
    wall: '#2f93cf',
    glow: '#a5e3f5',
    floor: '#3aa3d8',
    backdrop: ['ripples', '#bfeeff'],
    stand: ['none', '#fff'],
    items: [['bottle', 480, 0, 1.34, '#58bce6', '#f3fbff']],
    front: drops('#5cb9e2'),
  },
  14: {
    light: '#ffffff',
    deep: '#2f7a63',
    wall: '#b4e2cd',
    glow: '#e6f8ee',
    floor: '#c4ead8',
    backdrop: ['arch', '#cdeedd'],
    stand: ['round', '#b5e0cb'],
    items: [
      ['tube', 400, -6, 1.16, '#e9f8f0', '#8fd0b4'],
      ['jar', 620, 26, 0.84, '#f4fcf8', '#9ad8bd'],
    ],
    front: sprigs('#5db78f'),
  },
  15: {
    light: '#e6f5c8',
    deep: '#04180f',
    wall: '#24503a',
    glow: '#6b9a62',
    floor: '#24452f',
    backdrop: ['leaves', '#3f7f4c'],
    stand: ['stones', '#6d7a6b'],
    items: [
      ['dropper', 450, 0, 1.3, '#4f9a48', '#c29a63'],
      ['jar', 690, 124, 0.6, '#5da35a', '#c29a63'],
    ],
  },
  16: {
    light: '#ffffff',
    deep: '#8a6a4c',
    wall: '#ecdfce',
    glow: '#fffaf0',
    floor: '#efe3d2',
    backdrop: ['drape', '#f3e9da'],
    stand: ['round', '#f1e5d4'],
    items: [['dropper', 490, 4, 1.36, '#f0d7b4', '#dcb877']],
  },
  17: {
    light: '#b9d4ff',
    deep: '#02060f',
    wall: '#13233f',
    glow: '#33588c',
    floor: '#101c33',
    backdrop: ['window', '#6ea0e0'],
    stand: ['blocks', '#1f3554'],
    items: [
      ['bottle', 380, 0, 1.14, '#1c2f4e', '#0d1524'],
      ['bottle', 690, -156, 0.62, '#274470', '#0d1524'],
    ],
  },
  18: {
    light: '#ffe9d2',
    deep: '#571d0c',
    wall: '#c8714a',
    glow: '#f2b486',
    floor: '#c9774f',
    backdrop: ['window', '#ffe0bd'],
    stand: ['blocks', '#d58a60'],
    items: [
      ['jar', 400, -4, 1.16, '#a44d2e', '#e7b48d'],
      ['tube', 690, -154, 0.74, '#e4a67c', '#9a4529'],
    ],
  },
  19: {
    light: '#ffffff',
    deep: '#3e2f74',
    wall: '#a394d4',
    glow: '#e2d8f8',
    floor: '#b7a9e0',
    backdrop: ['disc', '#ece4fc'],
    stand: ['steps', '#c5b8ea'],
    items: [
      ['jar', 450, 2, 1.3, '#8f7fc8', '#ece6fb'],
      ['ampoule', 690, 98, 0.96, '#a999dc', '#ece6fb'],
    ],
  },
  20: {
    light: '#ffc9bd',
    deep: '#3a0208',
    wall: '#b01626',
    glow: '#e64848',
    floor: '#a3121f',
    backdrop: ['drape', '#bd1c2b'],
    stand: ['round', '#c9283a'],
    items: [
      ['lipstick', 330, -14, 1.02, '#ef6a63', GOLD],
      ['lipstick', 640, -10, 1.02, '#9d1030', GOLD],
      ['lipstick', 485, 26, 1.3, '#d8142b', GOLD],
    ],
  },
  21: {
    light: '#ffffff',
    deep: '#3a6a85',
    wall: '#86cbe3',
    glow: '#e9f8f6',
    floor: '#eeddb9',
    backdrop: ['shade', '#4f9aa8'],
    stand: ['none', '#fff'],
    items: [
      ['bottle', 640, -40, 0.94, '#f6c25e', '#ffffff'],
      ['tube', 410, 20, 1.34, '#fff3d9', '#f39b52'],
    ],
    front: sprigs('#6db3a2'),
  },
  22: {
    light: '#fff0c4',
    deep: '#5c2600',
    wall: '#dd9127',
    glow: '#ffd98a',
    floor: '#dc962f',
    backdrop: ['disc', '#f7c35d'],
    stand: ['steps', '#e9ab48'],
    items: [
      ['ampoule', 340, 4, 1.2, '#c87414', '#fbe7b8'],
      ['dropper', 500, 8, 1.14, '#b9620c', '#fbe7b8'],
      ['ampoule', 716, 100, 1, '#d98a22', '#fbe7b8'],
    ],
  },
  23: {
    light: '#ffffff',
    deep: '#252f36',
    wall: '#8b979d',
    glow: '#d3dbdd',
    floor: '#98a3a8',
    backdrop: ['window', '#ffffff'],
    stand: ['stones', '#66727a'],
    items: [
      ['bottle', 390, 2, 1.12, '#dfe4e4', '#4e5a61'],
      ['bottle', 590, 8, 0.8, '#b4bfc2', '#4e5a61'],
    ],
  },
  24: {
    light: '#fff6f4',
    deep: '#8a2c4b',
    wall: '#e5a3b1',
    glow: '#fde2df',
    floor: '#edb5bf',
    backdrop: ['disc', '#f9d3d3'],
    stand: ['round', '#f3c3c9'],
    items: [['flacon', 480, 4, 1.36, '#ef9aa8', '#e9c08d']],
    front: petals('#d9667f'),
  },
  25: {
    light: '#ffffff',
    deep: '#5b6aa3',
    wall: '#c7cdee',
    glow: '#fbe7f3',
    floor: '#d3dbf4',
    backdrop: ['arch', '#dfe0f8'],
    stand: ['round', '#e7e0f6'],
    items: [['compact', 480, 8, 1.2, '#f2c9cd', '#dcd7f3']],
  },
  26: {
    light: '#fffbe0',
    deep: '#b04a00',
    wall: '#f9bd2d',
    glow: '#ffe88a',
    floor: '#fbc53c',
    backdrop: ['slices', '#f98f1d'],
    stand: ['round', '#ffd557'],
    items: [
      ['dropper', 400, 0, 1.24, '#f7931e', '#ffffff'],
      ['jar', 640, 22, 0.86, '#fff3c4', '#f98f1d'],
    ],
  },
};
