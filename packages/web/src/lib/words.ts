import type { MessageTree } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import { loadWords as loadPart, type WordsPart } from '@softbox/config/load-words';
import { type ComponentType, lazy } from 'react';
import { currentPage } from './current-page.ts';

/** Rooms by language; parts that arrive later are added to what is there, so that nobody holds an outdated tree. */
const loaded = new Map<Language, Record<string, string | MessageTree>>();

/** Fetches words of one language; afterwards they can be read while rendering. */
export async function loadWords(language: Language, parts: readonly WordsPart[]): Promise<MessageTree> {
  const words = loaded.get(language) ?? {};
  loaded.set(language, words);
  await Promise.all(parts.map(async (part) => Object.assign(words, await loadPart(language, part))));
  return words;
}

export function wordsOf(language: Language): MessageTree {
  const words = loaded.get(language);
  if (!words) throw new Error(`The words of "${language}" were not loaded before rendering.`);
  return words;
}

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
