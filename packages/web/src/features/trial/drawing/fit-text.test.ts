import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every letter as wide as it is high. */
const measure = (line: string) => line.length;
const room = { width: 1000, height: 400, maxLines: 2, maxSize: 180, leading: 1.1 };
const fit = (text: string, language = 'en') => fitText(text, language, room, measure);

test('a short name is set in one line, no larger than allowed', () => {
  expect(fit('Latte')).toEqual({ lines: ['Latte'], size: 180 });
  expect(fit('Morning')).toEqual({ lines: ['Morning'], size: 1000 / 7 });
});

test('a long name is broken where the lines are most alike, and only between words', () => {
  expect(fit('Slow mornings and strong coffee').lines).toEqual(['Slow mornings', 'and strong coffee']);
  expect(fit('우리 동네에서 가장 느린 커피', 'ko').lines).toEqual(['우리 동네에서', '가장 느린 커피']);
  expect(fit('Donaudampfschifffahrtsgesellschaft').lines).toHaveLength(1);
});

test('a language without spaces is broken between its words', () => {
  const { lines } = fit('本日のおすすめは季節の果物タルト', 'ja');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toBe('本日のおすすめは季節の果物タルト');
  expect(lines[1]?.startsWith('のお')).toBe(false);
});

test('whatever is written stays inside its room', () => {
  for (const text of ['A', 'Ice cream', 'A very long name of a very small shop', '단팥빵'.repeat(13), 'W'.repeat(40)]) {
    const { lines, size } = fit(text, 'ko');
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width + 1e-6);
    expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height + 1e-6);
    expect(size).toBeGreaterThan(0);
  }
});

test('nothing written gives nothing to set', () => {
  expect(fit('  ').lines.join('')).toBe('');
});
