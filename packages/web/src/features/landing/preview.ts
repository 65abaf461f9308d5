import { CATEGORIES, type Category } from '@softbox/config/catalog';
import { LIMITS } from '@softbox/config/limits';

/** In the order of the buttons; 'all' shows its pictures in the order of CATEGORIES. */
export const FILTERS = ['all', 'food', 'fashion', 'cosmetics', 'others'] as const;
export type Filter = (typeof FILTERS)[number];

/** The first few of one category, or of each. */
export function preview<T extends { category: Category }>(templates: readonly T[], filter: Filter): T[] {
  const firstOf = (category: Category) =>
    templates.filter((template) => template.category === category).slice(0, LIMITS.portfolioPreviewPerCategory);
  return filter === 'all' ? CATEGORIES.flatMap(firstOf) : firstOf(filter);
}
