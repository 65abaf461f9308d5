import { expect, test } from 'vitest';
import { nextLookMs } from './next-look.ts';

test('a code is asked about every few seconds, at its end, and after it not in a hurry', () => {
  const end = 1_000_000;
  expect(nextLookMs(end - 60_000, end)).toBe(3000);
  expect(nextLookMs(end - 1200, end)).toBe(1200);
  for (const after of [0, 1, 5000, 3_600_000]) expect(nextLookMs(end + after, end)).toBe(3000);
});
