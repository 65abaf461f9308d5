import { PACKAGE_IDS, SERVICES } from '@softbox/config/catalog';
import { describe, expect, test } from 'vitest';
import { artwork } from './artwork.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

const NAMES = [
  ...[...numbers(1, 8), ...numbers(10, 28)].map((id) => `template-${id}`),
  ...PACKAGE_IDS.map((id) => `package-${id}`),
  'hero-before',
  'hero-after',
  ...SERVICES.flatMap((service) => numbers(1, 5).map((number) => `service-${service}-${number}`)),
];

/** Every tag is closed in the order it was opened. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g, (_, end, tag, _attributes, closed) => {
    if (end) return open.pop() === tag ? '' : '<';
    if (!closed) open.push(tag);
    return '';
  });
  return open.length === 0 && rest === '';
}

describe('the temporary artwork', () => {
  test.each(NAMES)('%s is a small well-formed picture of 4 to 5 without words', (name) => {
    const svg = artwork(name) ?? '';
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 1200"/);
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|null|<text|<script/);
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
  });

  test('every gradient that is used is defined once', () => {
    for (const name of NAMES) {
      const svg = artwork(name) ?? '';
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids, name).toContain(id);
    }
  });

  test('the same name gives the same picture, another name another', () => {
    const first = NAMES.map(artwork);
    expect(NAMES.map(artwork)).toEqual(first);
    expect(new Set(NAMES.filter((name) => !name.startsWith('service-conceptShots')).map(artwork)).size).toBe(
      NAMES.length - 5,
    );
  });

  test.each([
    '',
    'template',
    'template-0',
    'template-9',
    'template-29',
    'template-1.svg',
    'template-012',
    'package-gold',
    'package-constructor',
    'hero',
    'service-conceptShots-0',
    'service-conceptShots-6',
    'service-unknown-1',
    'service-constructor-1',
    '../secrets',
  ])('there is none called %j', (name) => expect(artwork(name)).toBeNull());
});
