import type { WordsPart } from '@softbox/config/load-words';
import { type ComponentType, lazy } from 'react';
import { currentPage } from './current-page.ts';
import { loadWords } from './words.ts';

/**
 * What only some visits need comes with its words. Loaders see to the words of pages that are drawn anew; a page that
 * came from the server finds out here.
 */
export const lazyWithWords = <Props extends object>(
  part: WordsPart,
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    if (!import.meta.env.SSR) await loadWords(currentPage.get().language, [part]);
    return load();
  });
