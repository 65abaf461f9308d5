import { test } from 'vitest';
import { checkHistories } from './histories.testing.ts';

// Ten thousand of them: `npm run drill`.
test('random histories over all providers keep the rules of the money, at every step and in the end', async () => {
  await checkHistories({ runs: 36, seed: 20_261_121 });
});
