import { expect, test } from 'vitest';
import type { Picture } from '../packages/config/src/pictures.ts';
import { faultsOf, type Measured, type Stock, TOTAL_BUDGET } from './faults.ts';
import { BUDGET, versionOf } from './recipe.ts';
import { promisedFiles } from './shelf.ts';
import { importsIn } from './stock.ts';

const pictureOf = (name: string, width = 800): Picture => ({
  name,
  version: versionOf(name),
  width,
  height: width * 1.25,
  color: '#aabbcc',
  blur: 'UklG',
});

const measured = (file: string): Measured => {
  const width = Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? 1200);
  if (file.endsWith('.jpg')) return { bytes: 1000, format: 'jpeg', width: 1200, height: 630 };
  return { bytes: 1000, format: file.endsWith('.avif') ? 'heif' : 'webp', width, height: width * 1.25 };
};

/** A sound stock: one scene with a detail, one poster, one clip, one link; changed by each test. */
function sound(): Stock {
  const lists = {
    rendered: [pictureOf('coffee', 1280), pictureOf('coffee-detail'), pictureOf('loop', 400)],
    composed: [pictureOf('poster-ko')],
    clips: [{ name: 'loop', version: versionOf('loop'), width: 640, height: 800 }],
    share: [{ name: 'og-kr', version: '1' }],
  };
  const master = (scene: string, view: string, picture: string) => ({
    ...{ scene, view, picture, name: `${scene}-${view}`, moves: scene === 'loop', sources: 'now' },
  });
  return {
    masters: [
      master('coffee', 'main', 'coffee'),
      master('coffee', 'detail', 'coffee-detail'),
      master('loop', 'main', 'loop'),
    ],
    record: {
      'coffee-main': { sources: 'now', pixels: 'coffee' },
      'coffee-detail': { sources: 'now', pixels: 'coffee-detail' },
      'loop-main': { sources: 'now', pixels: 'loop' },
    },
    lists,
    files: new Map(promisedFiles(lists).map((file) => [file, measured(file)])),
    items: [{ id: 3, image: '/pictures/coffee-800.webp', gallery: ['/pictures/coffee-detail-800.webp'] }],
    imported: new Set(['rendered.loop', 'composed.posterKo', 'clips.loop', 'share.ogKr']),
  };
}

test('a sound stock has no fault', () => expect(faultsOf(sound())).toEqual([]));

const replaceFile = (file: string, change: Partial<Measured>) => (stock: Stock) => {
  stock.files.set(file, { ...measured(file), ...change });
};

test.each<[string, (stock: Stock) => void, RegExp]>([
  ['a missing width', ({ files }) => files.delete('coffee-1280.webp'), /^coffee-1280\.webp is listed but not there/],
  ['a missing clip', ({ files }) => files.delete('loop.mp4'), /^loop\.mp4 is listed but not there/],
  ['a stray file', ({ files }) => files.set('old-400.avif', measured('old-400.avif')), /^old-400\.avif is in no list/],
  [
    'a file that is too heavy',
    replaceFile('coffee-800.avif', { bytes: BUDGET.avif[800] + 1 }),
    /^coffee-800\.avif weighs/,
  ],
  ['a file of another width', replaceFile('coffee-800.avif', { width: 801 }), /^coffee-800\.avif is 801 × 1000/],
  ['a file of other proportions', replaceFile('og-kr.jpg', { height: 600 }), /^og-kr\.jpg is 1200 × 600/],
  ['a file of another format', replaceFile('coffee-400.webp', { format: 'png' }), /^coffee-400\.webp is png/],
  ['too much altogether', replaceFile('loop.webm', { bytes: TOTAL_BUDGET }), /^all pictures together/],
  [
    'a changed scene',
    ({ masters }) => masters.map((master) => Object.assign(master, { sources: 'newer' })),
    /older than its scene/,
  ],
  ['a scene that was never rendered', ({ record }) => delete record['coffee-main'], /^coffee-main was never rendered/],
  [
    'a new master that was not published',
    ({ record }) => Object.assign(record, { 'coffee-main': { sources: 'now', pixels: 'new' } }),
    /^coffee-main is newer than the site/,
  ],
  [
    'a record without a scene',
    ({ record }) => Object.assign(record, { 'tea-main': { sources: 'now', pixels: 'tea' } }),
    /no master tea-main/,
  ],
  ['a picture without a scene', ({ masters }) => masters.splice(1, 1), /^coffee-detail is a picture of no scene/],
  [
    'an item without a picture',
    ({ items }) => items.push({ id: 4, image: '/pictures/tea-800.webp', gallery: [] }),
    /^template 4 shows \/pictures\/tea-800\.webp, which is no picture/,
  ],
  [
    'an item with a drawing',
    ({ items }) => items.push({ id: 4, image: '/artwork/template-4.svg', gallery: [] }),
    /which is no picture/,
  ],
  [
    'an item that shows one picture twice',
    ({ items }) => items.push({ id: 4, image: '/pictures/coffee-800.webp', gallery: ['/pictures/coffee-800.webp'] }),
    /^template 4 shows a picture twice/,
  ],
  [
    'a picture that nobody shows',
    ({ imported }) => imported.delete('composed.posterKo'),
    /^poster-ko \(composed\) is shown nowhere/,
  ],
  ['a clip that nobody shows', ({ imported }) => imported.delete('clips.loop'), /^loop \(clips\) is shown nowhere/],
  [
    'a placeholder that is too long',
    ({ lists }) => Object.assign(lists.composed[0] ?? {}, { blur: 'x'.repeat(200) }),
    /^poster-ko has a placeholder of 200/,
  ],
])('%s is found', (_, plant, expected) => {
  const stock = sound();
  plant(stock);
  expect(faultsOf(stock)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
});

test('imports are found by name and through a namespace', () => {
  const source = `
import { PACKAGES } from '@softbox/config/catalog';
import type { Picture } from '@softbox/config/pictures';
import * as clips from '@softbox/config/pictures/clips';
import {
  coffee,
  waterBefore,
} from '@softbox/config/pictures/rendered';
import { phonesBasic } from './pictures/rendered.ts';
const all = [clips.loop];
`;
  expect(importsIn(source).sort()).toEqual([
    'clips.loop',
    'rendered.coffee',
    'rendered.phonesBasic',
    'rendered.waterBefore',
  ]);
});
