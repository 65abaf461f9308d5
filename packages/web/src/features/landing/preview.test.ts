import type { Category } from '@softbox/config/catalog';
import { expect, test } from 'vitest';
import { preview } from './preview.ts';

const some = (category: Category, count: number) =>
  Array.from({ length: count }, (_, index) => ({ category, title: `${category} ${index + 1}` }));
const templates = [...some('others', 1), ...some('fashion', 2), ...some('food', 10), ...some('cosmetics', 15)];
const titles = (filter: Parameters<typeof preview>[1]) => preview(templates, filter).map(({ title }) => title);

test('[L-08] [K-05] all: at most 4 of each category, food, cosmetics, fashion, others', () => {
  expect(titles('all')).toEqual([
    ...['food 1', 'food 2', 'food 3', 'food 4'],
    ...['cosmetics 1', 'cosmetics 2', 'cosmetics 3', 'cosmetics 4'],
    ...['fashion 1', 'fashion 2', 'others 1'],
  ]);
});

test('[L-09] a single category shows its first 4', () => {
  expect(titles('cosmetics')).toEqual(['cosmetics 1', 'cosmetics 2', 'cosmetics 3', 'cosmetics 4']);
  expect(titles('others')).toEqual(['others 1']);
  expect(preview([], 'food')).toEqual([]);
});
