import type { MessageTree } from '@softbox/config/i18n';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';
import type { Passage } from './read-page.testing.ts';

const leavesOf = (tree: MessageTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : leavesOf(value)));

const WORDS = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, new Set(leavesOf(await loadMessages(language)))] as const),
  ),
);
const ROOMS = Object.keys(await loadMessages('ko'));
const RAW_KEY = new RegExp(`\\b(${ROOMS.join('|')})\\.[a-z]\\w*(\\.\\w+)*\\b`);
const PLACEHOLDER = /\{\w+\}/;

/** Signs by which a language gives itself away, and the languages that are written in them. */
const SIGNS: readonly { signs: RegExp; of: readonly Language[] }[] = [
  { signs: /\p{Script=Hangul}/u, of: ['ko'] },
  { signs: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, of: ['ja'] },
  { signs: /\p{Script=Han}/u, of: ['ja', 'zh'] },
  { signs: /[ăđơư\u1ea0-\u1ef9]/iu, of: ['vi'] },
];
/** Four words in a row are a sentence, not a brand. */
const ENGLISH = /[a-z][\w’'-]*(?:[ ,]+[\w’'-]+){3}/i;

const languageOf = (tag: string) => LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag);

/** What is wrong with a passage, in words; null for one that is as it should be. */
export function faultOf({ text, lang }: Passage): string | null {
  const language = languageOf(lang);
  if (!language) return `lang="${lang}" is none of ours`;
  if (RAW_KEY.test(text) && !text.includes('@')) return 'a raw key';
  if (PLACEHOLDER.test(text)) return 'an unfilled placeholder';
  const foreign = SIGNS.find(({ signs, of }) => signs.test(text) && !of.includes(language));
  if (foreign) return `${foreign.of.join(' or ')} in ${language}`;
  if (WORDS.get(language)?.has(text)) return null;
  const other = LANGUAGES.find((candidate) => WORDS.get(candidate)?.has(text));
  if (other) return `words of ${other} in ${language}`;
  const isLatin = language === 'en' || language === 'vi';
  return !isLatin && ENGLISH.test(text) ? `English in ${language}` : null;
}
