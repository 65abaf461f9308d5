import { expect, test } from 'vitest';
import { FILE_LIMITS, refuseLength, refuseTogether } from './files.ts';
import { createTranslate } from './i18n.ts';
import { ReserveFile } from './inputs/files.ts';
import { LANGUAGES } from './languages.ts';
import { loadMessages } from './load-messages.ts';

const MEGABYTE = 1024 * 1024;
const filesOf = (...lengths: number[]) => lengths.map((bytes) => ({ bytes }));
const nameOf = (name: string) => ReserveFile.parse({ name, bytes: 1 }).name;

test('an order takes ten files of 20 MB, 60 MB in all, to the byte', () => {
  expect(refuseLength(0)).toBe('FILE_EMPTY');
  expect(refuseLength(1)).toBeNull();
  expect(refuseLength(20 * MEGABYTE)).toBeNull();
  expect(refuseLength(20 * MEGABYTE + 1)).toBe('FILE_TOO_LARGE');
  expect(refuseTogether(filesOf(...Array<number>(10).fill(1)))).toBeNull();
  expect(refuseTogether(filesOf(...Array<number>(11).fill(1)))).toBe('FILES_FULL');
  expect(refuseTogether(filesOf(20 * MEGABYTE, 20 * MEGABYTE, 20 * MEGABYTE))).toBeNull();
  expect(refuseTogether(filesOf(20 * MEGABYTE, 20 * MEGABYTE, 20 * MEGABYTE, 1))).toBe('FILES_TOO_LARGE');
});

test.each(LANGUAGES)('in %s the words name the limits that hold', async (language) => {
  const say = createTranslate(await loadMessages(language));
  const figures = (words: string) => words.match(/\d+/g);
  const [each, all] = [FILE_LIMITS.bytes, FILE_LIMITS.totalBytes].map((limit) => String(limit / MEGABYTE));
  const count = String(FILE_LIMITS.count);
  expect(figures(say('errors.FILES_FULL'))).toContain(count);
  expect(figures(say('errors.FILE_TOO_LARGE'))).toContain(each);
  expect(figures(say('errors.FILES_TOO_LARGE'))).toContain(all);
  expect(figures(say('material.limits', { count }))).toEqual(expect.arrayContaining([count, each, all]));
});

test('a name is on one line, in composed form, whole in its characters and not too long', () => {
  expect(nameOf('  신메뉴\n사진.png '.normalize('NFD'))).toBe('신메뉴 사진.png');
  expect(nameOf('a\ud800.png')).toBe('a\ufffd.png');
  const long = nameOf(`${'긴'.repeat(300)}.png`.normalize('NFD'));
  expect([...long].length).toBeLessThanOrEqual(FILE_LIMITS.nameChars);
  expect(long).toMatch(/^긴+…긴+\.png$/);
});
