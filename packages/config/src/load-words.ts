import type { MessageTree } from './i18n.ts';
import type { Language } from './languages.ts';

/** Rooms of words that are needed together, so that the shop's browser fetches neither mails nor the order desk. */
export const WORDS_PARTS = ['site', 'terms', 'trial', 'reviews', 'account', 'desk'] as const;
export type WordsPart = (typeof WORDS_PARTS)[number];

/** One part in one language, loaded when it is first asked for. */
export const loadWords = async (language: Language, part: WordsPart): Promise<MessageTree> =>
  ((await import(`./messages/${language}/part-${part}.ts`)) as { words: MessageTree }).words; // each part exports them
