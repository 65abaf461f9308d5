import { LANGUAGES, type Language } from '@softbox/config/languages';
import { imagePath } from '@softbox/config/pictures';
import * as rendered from '@softbox/config/pictures/rendered';
import { describe, expect, test } from 'vitest';
import { TEMPLATE_SEEDS } from './index.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
const idsOf = (category: string) => TEMPLATE_SEEDS.filter((seed) => seed.category === category).map(({ id }) => id);
const textsOf = (language: Language) => TEMPLATE_SEEDS.map(({ texts }) => texts[language]);

const hangul = /\p{Script=Hangul}/u;
const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const asian = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const vietnamese = /[ăâđêôơưàáạảãèéẹẻẽìíịỉĩòóọỏõùúụủũỳýỵỷỹấầậẩẫắằặẳẵếềệểễốồộổỗớờợởỡứừựửữ]/iu;

/** How a text must and must not be written in each language. */
const SCRIPT: Record<Language, { must: RegExp; never: RegExp }> = {
  en: { must: /^[\p{Script=Latin}\p{Script=Common}]+$/u, never: asian },
  ko: { must: hangul, never: new RegExp(`${kana.source}|${han.source}`, 'u') },
  ja: { must: kana, never: hangul },
  zh: { must: han, never: new RegExp(`${kana.source}|${hangul.source}`, 'u') },
  vi: { must: vietnamese, never: asian },
};

describe('the catalogue of templates', () => {
  test('[E-02] has 27 templates, ids 1 to 8 and 10 to 28, in order', () => {
    expect(TEMPLATE_SEEDS.map(({ id }) => id)).toEqual([...range(1, 8), ...range(10, 28)]);
  });

  test('[E-02] puts every id into its category', () => {
    expect(idsOf('food')).toEqual([...range(1, 8), 10, 11]);
    expect(idsOf('cosmetics')).toEqual(range(12, 26));
    expect(idsOf('fashion')).toEqual([27]);
    expect(idsOf('others')).toEqual([28]);
  });

  test('[E-02] prices every template in whole numbers from 25 to 52, both included', () => {
    const prices = TEMPLATE_SEEDS.map(({ basePrice }) => basePrice);
    expect(prices.every(Number.isInteger)).toBe(true);
    expect(Math.min(...prices)).toBe(25);
    expect(Math.max(...prices)).toBe(52);
  });

  test('[E-02] has images of its own for every template', () => {
    const known = new Set(Object.values(rendered).map(({ name }) => imagePath(name)));
    const shown = TEMPLATE_SEEDS.flatMap(({ image, gallery }) => [image, ...gallery]);
    for (const path of shown) expect(known).toContain(path);
    for (const { gallery } of TEMPLATE_SEEDS) expect(gallery.length).toBeGreaterThan(0);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('[E-02] contains the ten named templates in fitting categories', () => {
    const named = TEMPLATE_SEEDS.map(({ category, texts }) => `${category}: ${texts.en.title}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'food: Gourmet Pasta and Wine',
        'food: Traditional Sushi Roll',
        'food: Coffee Shop',
        'food: Smoothie Bowl',
        'cosmetics: Luxury Cosmetic',
        'cosmetics: Water-Based Cosmetic',
        'cosmetics: Mint Cosmetic',
        'cosmetics: Green Cosmetic',
        'fashion: Street Fashion Model',
        'others: Flower Background',
      ]),
    );
  });

  test.each(LANGUAGES)('[E-02] has title, type and description for every template in %s', (language) => {
    const texts = textsOf(language);
    expect(new Set(texts.map(({ title }) => title)).size).toBe(27);
    expect(new Set(texts.map(({ type }) => type)).size).toBe(27);
    expect(new Set(texts.map(({ description }) => description)).size).toBe(27);
    for (const { title, type, description } of texts) {
      expect(title.trim().length, title).toBeGreaterThan(1);
      expect(type.trim().length, title).toBeGreaterThan(1);
      expect(description.length, title).toBeGreaterThanOrEqual(40);
      expect(description.length, title).toBeLessThanOrEqual(400);
    }
  });

  test.each(LANGUAGES)('[E-02] is written in the script of %s', (language) => {
    const { must, never } = SCRIPT[language];
    for (const { title, type, description } of textsOf(language)) {
      // A Japanese title may be kanji alone; its sentences never are.
      expect(title).toMatch(language === 'ja' ? asian : must);
      expect(description).toMatch(must);
      for (const text of [title, type, description]) expect(text).not.toMatch(never);
    }
  });

  test('[E-02] is punctuated the Chinese way in zh', () => {
    for (const text of textsOf('zh').flatMap((words) => Object.values(words))) expect(text).not.toMatch(/[,;:?!"]/);
  });

  test.each(['ko', 'ja', 'zh', 'vi'] as const)('[E-02] is translated, not copied, in %s', (language) => {
    for (const { texts } of TEMPLATE_SEEDS) {
      expect(texts[language].title).not.toBe(texts.en.title);
      expect(texts[language].description).not.toBe(texts.en.description);
    }
  });
});
