import { expect, test } from 'vitest';
import { homeOf } from './countries.ts';
import { LANGUAGES } from './languages.ts';
import { inLanguage } from './paths.ts';

test('[K-07] a page has one address in each language: the country’s own needs no mention', () => {
  expect(inLanguage('/us/terms', 'ko')).toBe('/us/terms?lang=ko');
  expect(inLanguage('/us/terms', 'en')).toBe('/us/terms');
  expect(inLanguage('/us/terms?lang=ko#refund', 'en')).toBe('/us/terms#refund');
  expect(inLanguage('/kr/terms?lang=en#refund', 'ja')).toBe('/kr/terms?lang=ja#refund');
});

test('the rest of an address stays as it is written', () => {
  expect(inLanguage('/kr/templateshop?category=food&q=a%20b', 'vi')).toBe(
    '/kr/templateshop?category=food&q=a%20b&lang=vi',
  );
  expect(inLanguage('/kr?language=x&lang=en&lang=zh', 'ko')).toBe('/kr?language=x');
  expect(inLanguage('/nowhere?x=1', 'ko')).toBe('/nowhere?x=1');
});

test('[R-07] a language is at home in one country, Japanese where visitors from Japan are served', () => {
  expect(LANGUAGES.map((language) => [language, homeOf(language)])).toEqual([
    ['en', 'US'],
    ['ko', 'KR'],
    ['ja', 'KR'],
    ['zh', 'CN'],
    ['vi', 'VN'],
  ]);
});
