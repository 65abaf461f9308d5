import type { MessageTree } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';

const loaded = new Map<Language, MessageTree>();

/** Fetches one language's words; afterwards they can be read while rendering. */
export async function loadWords(language: Language): Promise<MessageTree> {
  const words = loaded.get(language) ?? (await loadMessages(language));
  loaded.set(language, words);
  return words;
}

export function wordsOf(language: Language): MessageTree {
  const words = loaded.get(language);
  if (!words) throw new Error(`The words of "${language}" were not loaded before rendering.`);
  return words;
}
