import { expect, test } from 'vitest';
import { niceCeiling } from './nice-ceiling.ts';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [358_800, 400_000],
  [599_200, 600_000],
  [1_196_533, 2_000_000],
  [9_000_001, 10_000_000],
])('an axis that has to reach %i ends at %i', (highest, end) => {
  expect(niceCeiling(highest)).toBe(end);
});
