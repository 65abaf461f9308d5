import { type ComponentType, lazy } from 'react';
import { currentPage } from './current-page.ts';
import { loadWords } from './words.ts';

/**
 * What speaks of reviews comes with their words, and only where there are some. Loaders see to the words of pages that
 * are drawn anew; a page that came from the server finds out here.
 */
export const withReviewWords = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    if (!import.meta.env.SSR) await loadWords(currentPage.get().language, ['reviews']);
    return load();
  });
