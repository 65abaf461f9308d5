import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersFor, FACES } from './faces.ts';

const covered: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, 'covered.json'), 'utf8'));
/** Letters that no page says, but people might: Pretendard draws them not, the visitor's own typeface does. */
const isSaid = (always: string) => (character: string) => !always.includes(character);

test.each(FACES)('the $name face sets every word of the site: after new words, npm run fonts', async (face) => {
  const drawn = new Set(covered[face.name]);
  const missing = [...(await charactersFor(face))].filter((character) => !drawn.has(character));
  expect(missing.filter(isSaid(face.always)).join('')).toBe('');
});
