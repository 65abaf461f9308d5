import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identifierOf, type Lists, listText, promisedFiles, readLists, writeLists } from './shelf.ts';

const picture = (name: string, width = 1280) => ({
  name,
  version: 'a1b2c3d4',
  width,
  height: width * 1.25,
  color: '#aabbcc',
  blur: 'UklGRjYAAABX',
});
const lists: Lists = {
  rendered: [picture('water-before', 800), picture('coffee')],
  composed: [picture('story-1-en', 800)],
  clips: [{ name: 'loop', version: 'e5f60718', width: 640, height: 800 }],
  share: [{ name: 'og-kr', version: '90abcdef' }],
};

test('a list is the same text whatever order the pictures were made in', () => {
  expect(listText('Picture', lists.rendered)).toBe(listText('Picture', [...lists.rendered].reverse()));
  expect(listText('Picture', lists.rendered)).toContain(`
export const coffee: Picture = {
  name: 'coffee',
  version: 'a1b2c3d4',
  width: 1280,
  height: 1600,
  color: '#aabbcc',
  blur: 'UklGRjYAAABX',
};
`);
});

test('names become names of constants', () => {
  expect(['coffee', 'water-before', 'story-1-en', 'og-kr'].map(identifierOf)).toEqual([
    'coffee',
    'waterBefore',
    'story1En',
    'ogKr',
  ]);
});

test('what was written is read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'softbox-lists-'));
  writeLists(lists, folder);
  const sorted = { ...lists, rendered: [...lists.rendered].reverse() };
  expect(await readLists(folder)).toEqual(sorted);
  expect(await readLists(join(folder, 'nowhere'))).toEqual({ rendered: [], composed: [], clips: [], share: [] });
  rmSync(folder, { recursive: true });
});

test('each picture promises its widths in both formats, none wider than it is', () => {
  expect(promisedFiles(lists)).toEqual([
    ...['water-before-400.avif', 'water-before-400.webp', 'water-before-800.avif', 'water-before-800.webp'],
    ...['coffee-400.avif', 'coffee-400.webp', 'coffee-800.avif', 'coffee-800.webp'],
    ...['coffee-1280.avif', 'coffee-1280.webp'],
    ...['story-1-en-400.avif', 'story-1-en-400.webp', 'story-1-en-800.avif', 'story-1-en-800.webp'],
    ...['loop.webm', 'loop.mp4', 'og-kr.jpg'],
  ]);
});
