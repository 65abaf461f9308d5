import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Language } from '@softbox/config/languages';
import { create, type Font as ParsedFont } from 'fontkit';

const require = createRequire(import.meta.url);
const own = (name: string) => fileURLToPath(new URL(`../../fonts/${name}`, import.meta.url));

/** Hangul, Latin and Vietnamese; Han and kana in the forms of each of its two languages. */
const FILES = {
  plain: () => require.resolve('pretendard/dist/public/static/Pretendard-Regular.otf'),
  strong: () => require.resolve('pretendard/dist/public/static/Pretendard-SemiBold.otf'),
  ja: () => own('noto-sans-jp.ttf'),
  zh: () => own('noto-sans-sc.ttf'),
};
type FontName = keyof typeof FILES;
export const FONT_NAMES = ['plain', 'strong', 'ja', 'zh'] as const satisfies FontName[];

interface Font {
  /** For one document: its tables, slow to read, are everybody’s, its glyphs its own. */
  forDocument(): ParsedFont;
  has(character: string): boolean;
}
const loaded = new Map<FontName, Font>();

/** Read with the first receipt, and kept. */
export function fontOf(name: FontName): Font {
  const known = loaded.get(name);
  if (known) return known;
  const parsed = create(readFileSync(FILES[name]()));
  if (!('hasGlyphForCodePoint' in parsed)) throw new Error(`${name} is a collection of fonts`);
  const font = {
    // A glyph remembers the first character it was used for: text copied out of a document must be that document’s.
    forDocument: () => Object.create(parsed, { _glyphs: { value: {} } }),
    has: (character: string) => parsed.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
  loaded.set(name, font);
  return font;
}

export interface Run {
  font: FontName;
  text: string;
}

/** A text in pieces of one font each: no single one has every script that a name may be written in. */
export function runsOf(text: string, language: Language, weight: 'plain' | 'strong'): Run[] {
  const chain: FontName[] = language === 'ja' ? [weight, 'ja', 'zh'] : [weight, 'zh', 'ja'];
  const runs: Run[] = [];
  for (const character of text) {
    const font = chain.find((name) => fontOf(name).has(character)) ?? weight;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
