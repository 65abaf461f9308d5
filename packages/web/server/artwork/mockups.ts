import { drum, ellipse, line, path, rect, shadow } from './forms.ts';
import { master } from './masters.ts';
import { createPaint, mix, n, type Paint } from './paint.ts';
import { room } from './stage.ts';
import { VESSELS } from './vessels.ts';

const inset = (id: number, x: number, y: number, width: number, height: number, view = '0 0 960 1200') =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${master(id, 'm')}</svg>`;

const turned = (degrees: number, body: string) => `<g transform="rotate(${degrees} 480 600)">${body}</g>`;

const lift = (paint: Paint, x: number, y: number, width: number, height: number) =>
  ellipse(x + width * 0.6, y + height * 0.56, width * 0.82, height * 0.64, paint.fade(paint.deep, 0.45));

/** Bars where words will stand. */
const words = (x: number, y: number, widths: number[], color: string, height = 14) =>
  widths.map((width, k) => rect(x, y + k * height * 2.1, width, height, color, height / 2)).join('');

const phone = (paint: Paint, id: number, x: number, y: number, width: number) => {
  const height = width * 2;
  return (
    lift(paint, x, y, width, height) +
    rect(x, y, width, height, paint.round('#23212b'), 46) +
    inset(id, x + 14, y + 50, width - 28, height - 100)
  );
};

const play = (x: number, y: number, r: number) =>
  ellipse(x, y, r, r, '#ffffff', ' opacity=".88"') +
  path(`M${x - r * 0.28} ${n(y - r * 0.42)}L${n(x + r * 0.5)} ${y}L${x - r * 0.28} ${n(y + r * 0.42)}Z`, '#2a2530');

/** Wall, floor and ink of each of a strip's five pictures: light and dark by turns. */
const TONES: [wall: string, glow: string, deep: string][] = [
  ['#e9d3c2', '#fff5ea', '#6b3b2a'],
  ['#34495a', '#7f9bb0', '#0b141c'],
  ['#cfdfd2', '#f6fbf2', '#2f5a48'],
  ['#5b2638', '#b06a74', '#1c0710'],
  ['#dcd6ee', '#faf7ff', '#433a70'],
];

const rows = (draw: (y: number, row: number) => string) =>
  [0, 1, 2, 3, 4, 5].map((k) => draw(650 + k * 54, k)).join('');

type Mockup = (paint: Paint, id: number) => string;

const poster: Mockup = (p, id) =>
  lift(p, 190, 130, 580, 820) +
  rect(190, 130, 580, 820, '#fffdf8') +
  inset(id, 214, 154, 532, 610) +
  words(214, 800, [330, 220], p.deep, 22) +
  words(214, 896, [150], mix(p.deep, '#ffffff', 0.5), 12) +
  ellipse(712, 850, 34, 34, mix(p.deep, p.light, 0.35));

const menu: Mockup = (p, id) =>
  turned(
    -3,
    lift(p, 210, 120, 560, 880) +
      rect(200, 120, 560, 880, p.down('#fffdf6', '#f3ebdd'), 10) +
      rect(224, 144, 512, 832, 'none', 4, ` stroke="${p.deep}" stroke-width="3" opacity=".35"`) +
      inset(id, 250, 170, 460, 360, '0 300 960 800') +
      words(380, 566, [200], p.deep, 20) +
      line(
        rows((y, k) => `M260 ${y}h${170 + ((k * 53) % 120)}`),
        mix(p.deep, '#ffffff', 0.25),
        13,
      ) +
      line(
        rows((y) => `M480 ${y}h150`),
        mix(p.deep, '#ffffff', 0.7),
        3,
        ' stroke-dasharray="2 12"',
      ) +
      line(
        rows((y) => `M656 ${y}h44`),
        mix(p.deep, '#ffffff', 0.25),
        13,
      ),
  );

const video: Mockup = (p, id) =>
  phone(p, id, 260, 130, 440) +
  play(480, 560, 74) +
  rect(300, 900, 360, 9, '#ffffff', 4, ' opacity=".5"') +
  rect(300, 900, 150, 9, '#ffffff', 4) +
  ellipse(450, 904, 15, 15, '#ffffff');

const MOCKUPS: Record<string, { draw: Mockup; ids: number[] }> = {
  socialPosters: { draw: poster, ids: [10, 12, 14, 8, 25] },
  menuTemplates: { draw: menu, ids: [3, 2, 4, 11, 6] },
  videoAds: { draw: video, ids: [26, 13, 21, 5, 24] },
};

const wallOnly = (paint: Paint, wall: string, glow: string) =>
  rect(0, 0, 960, 1200, paint.down(mix(wall, glow, 0.25), wall, mix(wall, paint.deep, 0.12))) +
  ellipse(330, 380, 640, 640, paint.fade(glow, 0.8));

const floorToo = (paint: Paint, wall: string, glow: string) => room(paint, wall, glow, wall);

function scene(tone: number, draw: (paint: Paint) => string, set = wallOnly): string {
  const [wall, glow, deep] = TONES[tone] ?? ['#dddddd', '#ffffff', '#222222'];
  const paint = createPaint(glow, deep);
  const body = set(paint, wall, glow) + draw(paint);
  return paint.defs() + body;
}

/** Concept shots are the templates' own pictures. */
const CONCEPTS = [18, 7, 19, 20, 15];

export function service(name: string, number: number): string | null {
  if (name === 'conceptShots') return master(CONCEPTS[number - 1] ?? 0);
  const mockup = Object.hasOwn(MOCKUPS, name) ? MOCKUPS[name] : undefined;
  const id = mockup?.ids[number - 1];
  return mockup && id ? scene(number - 1, (paint) => mockup.draw(paint, id)) : null;
}

const carton = (p: Paint, x: number, y: number, width: number, height: number, color: string) =>
  shadow(p, { x: x + width / 2, y: y + height }, width * 0.6, 0.5) +
  rect(x, y, width, height, p.down(mix(color, p.light, 0.2), color, mix(color, p.deep, 0.25)), 6) +
  path(`M${x} ${y}l26 -34h${width - 6}l-20 34z`, mix(color, p.light, 0.55)) +
  path(`M${x + width} ${y}l20 -34v${height - 20}l-20 54z`, mix(color, p.deep, 0.4));

const bag = (p: Paint, x: number, y: number, color: string) =>
  shadow(p, { x: x + 150, y: y + 430 }, 170, 0.5) +
  line(
    `M${x + 95} ${y + 6}C${x + 90} ${y - 120} ${x + 210} ${y - 120} ${x + 205} ${y + 6}`,
    mix(color, p.deep, 0.4),
    13,
  ) +
  path(`M${x} ${y}H${x + 300}L${x + 316} ${y + 430}H${x - 16}Z`, p.round(color)) +
  ellipse(x + 150, y + 230, 70, 70, mix(color, p.deep, 0.5), ' opacity=".5"');

const PACKAGES: Record<string, () => string> = {
  sns: () =>
    scene(
      4,
      (p) =>
        turned(
          5,
          lift(p, 430, 190, 400, 540) +
            rect(430, 180, 400, 560, '#ffffff') +
            words(460, 640, [220, 140], p.deep, 16) +
            rect(452, 202, 356, 410, p.down('#ff9fa9', '#ffd2b4', '#c3b2f2')) +
            ellipse(630, 430, 120, 120, '#fff6ee') +
            drum(p, { x: 630, y: 590 }, 130, 46, '#fbe4dc'),
        ) + turned(-4, phone(p, 4, 160, 260, 370)),
      floorToo,
    ),
  delivery: () =>
    scene(
      0,
      (p) =>
        turned(-3, phone(p, 8, 130, 170, 380)) +
        bag(p, 560, 560, '#d9a066') +
        carton(p, 390, 880, 240, 120, '#fdf8ef') +
        drum(p, { x: 800, y: 1040 }, 86, 104, '#c8452f') +
        drum(p, { x: 800, y: 944 }, 94, 20, '#fff8ec'),
      floorToo,
    ),
  launch: () =>
    scene(
      2,
      (p) =>
        lift(p, 110, 240, 740, 480) +
        rect(110, 200, 740, 540, '#ffffff', 18) +
        [0, 1, 2].map((k) => ellipse(144 + k * 30, 228, 9, 9, ['#ef8575', '#f2c15c', '#7cc08a'][k] ?? '')).join('') +
        rect(110, 256, 740, 300, p.down('#8fcbab', '#d9efe0')) +
        ellipse(650, 430, 116, 116, '#eef8ee') +
        drum(p, { x: 650, y: 550 }, 130, 50, '#cfe9d8') +
        VESSELS.jar(p, { x: 650, y: 500, scale: 0.62 }, '#f6faf4', '#5fa37f') +
        words(160, 340, [260, 180], '#ffffff', 24) +
        rect(160, 460, 130, 44, p.deep, 22) +
        [0, 1, 2, 3]
          .map(
            (k) =>
              rect(136 + k * 176, 580, 160, 132, p.down(mix('#bfe0cd', '#f3c9b5', k / 3), '#f5f4ee'), 8) +
              ellipse(216 + k * 176, 646, 34, 42, p.round(mix('#5fa37f', '#d4795a', k / 3))),
          )
          .join('') +
        carton(p, 130, 850, 250, 170, '#d8b48a') +
        shadow(p, { x: 560, y: 1020 }, 80, 0.5) +
        VESSELS.dropper(p, { x: 560, y: 1020, scale: 0.72 }, '#8ecbaa', '#d9b06c') +
        shadow(p, { x: 760, y: 1030 }, 110, 0.5) +
        VESSELS.jar(p, { x: 760, y: 1030, scale: 0.84 }, '#f6faf4', '#5fa37f'),
      floorToo,
    ),
};

export const packageArt = (id: string): string | null =>
  Object.hasOwn(PACKAGES, id) ? (PACKAGES[id]?.() ?? null) : null;
