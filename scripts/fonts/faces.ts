import { COMPANY } from '../../packages/config/src/company.ts';
import type { MessageTree } from '../../packages/config/src/i18n.ts';
import type { Language } from '../../packages/config/src/languages.ts';
import { loadWords, WORDS_PARTS } from '../../packages/config/src/load-words.ts';
import { TEMPLATE_SEEDS } from '../../packages/db/src/seed/templates/index.ts';

/** A face that visitors load: the glyphs of one script, as many as the site's own words need. */
export interface Face {
  name: string;
  /** Path in the folder of packages. */
  source: string;
  /** Whose words it must be able to set; the rest of that language is set by the Latin face. */
  languages: readonly Language[];
  script: RegExp;
  /** Set in any case, because people write it: names, addresses, figures. */
  always: string;
}

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('');
const PRETENDARD = 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2';
const LATIN =
  /[[\p{scx=Latin}\p{N}\p{P}\p{S}\p{Zs}]--[\p{scx=Han}\p{scx=Hangul}\u{3000}-\u{303f}\u{ff00}-\u{ffef}\u{1f000}-\u{1ffff}]]/v;
/** Letters beyond ASCII, and what stands alone as a mark upon them. */
const LETTER = /[\p{scx=Latin}--\p{ASCII}]/v;
const HAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uff00-\uffef]/u;
/** Drawn as wide as a character in East Asia, and in the Latin face as narrow as a letter. */
const WIDE_PUNCTUATION = '‘’“”…—·';
const chinese = (weight: string): Pick<Face, 'source' | 'languages' | 'script' | 'always'> => ({
  source: `@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`,
  languages: ['zh'],
  script: HAN,
  always: WIDE_PUNCTUATION,
});

export const FACES: readonly Face[] = [
  {
    name: 'latin',
    source: PRETENDARD,
    languages: ['en', 'ko', 'ja', 'zh'],
    script: LATIN,
    always: `${span(0x20, 0x7e)}–—‘’“”…•₩₫€¥£→←↑↓×−`,
  },
  // Vietnamese, and the names of people from elsewhere.
  { name: 'latin-extended', source: PRETENDARD, languages: ['vi'], script: LETTER, always: span(0xc0, 0x17f) },
  {
    name: 'korean',
    source: PRETENDARD,
    languages: ['ko'],
    script: /[\p{scx=Hangul}\uff00-\uffef]/u,
    always: '',
  },
  {
    name: 'japanese',
    source: 'pretendard-jp/dist/web/variable/woff2/PretendardJPVariable.woff2',
    languages: ['ja'],
    script: HAN,
    always: span(0x3041, 0x30ff) + WIDE_PUNCTUATION,
  },
  { name: 'chinese', ...chinese('400Regular') },
  { name: 'chinese-strong', ...chinese('600SemiBold') },
];

const textsOf = (tree: MessageTree): string[] =>
  Object.values(tree).flatMap((word) => (typeof word === 'string' ? [word] : textsOf(word)));

/** Every character of the site's own words in a language: messages, catalogue, company. */
async function charactersOf(language: Language): Promise<Set<string>> {
  const parts = await Promise.all(WORDS_PARTS.map((part) => loadWords(language, part)));
  const titles = TEMPLATE_SEEDS.map(({ texts }) => JSON.stringify(texts[language]));
  return new Set([...parts.flatMap(textsOf), ...titles, JSON.stringify(COMPANY)].join('').normalize('NFC'));
}

/** What a face must be able to set, in order of code points. */
export async function charactersFor({ languages, script, always }: Face): Promise<string> {
  const said = await Promise.all(languages.map(charactersOf));
  const needed = said.flatMap((characters) => [...characters].filter((character) => script.test(character)));
  return [...new Set([...always, ...needed])].sort((a, b) => (a < b ? -1 : 1)).join('');
}
