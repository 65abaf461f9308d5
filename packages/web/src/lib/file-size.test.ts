import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  ['en', 0, '0 kB'],
  ['en', 17, '0.1 kB'],
  ['en', 389_120, '380 kB'],
  ['en', 2_516_582, '2.4 MB'],
  ['en', 20 * 1024 * 1024, '20 MB'],
  ['ko', 2_516_582, '2.4MB'],
  ['vi', 2_516_582, '2,4 MB'],
] as const)('%s writes %i bytes as %s', (language, bytes, words) => {
  // Between figure and unit a language may put a space that does not break.
  expect(fileSize(language, bytes).replace(/\s/g, ' ')).toBe(words);
});
