import { expect, test } from 'vitest';
import { faultOf } from './foreign-words.testing.ts';

const fault = (lang: string, text: string) => faultOf({ lang, text });

test('words that a page should not say are noticed', () => {
  for (const [lang, text, why] of [
    ['en', '장바구니', 'ko in en'],
    ['ja', '한국어で', 'ko in ja'],
    ['zh-Hans', 'すべて', 'ja in zh'],
    ['ko', '模板商店', 'ja or zh in ko'],
    ['ja', '模板商店', 'words of zh in ja'],
    ['en', 'Giỏ hàng', 'vi in en'],
    ['vi', 'Add to Cart', 'words of en in vi'],
    ['ko', 'Send us your product today', 'English in ko'],
    ['ja', '42 Yeonmujang-gil, Seongdong-gu, Seoul, Korea', 'English in ja'],
    ['fr', 'Panier', 'lang="fr" is none of ours'],
    ['en', 'shop.included.title', 'a raw key'],
    ['en', 'From {price}', 'an unfilled placeholder'],
  ] as const)
    expect(fault(lang, text), text).toBe(why);
});

test('names, prices and the language of the page are not', () => {
  for (const [lang, text] of [
    ['ko', '장바구니'],
    ['ko', 'Softbox Studio'],
    ['ko', '404 Page Not Found'],
    ['zh-Hans', '₩43,200'],
    ['vi', 'Giỏ hàng'],
    ['en', 'hello@softbox.example'],
  ] as const)
    expect(fault(lang, text), text).toBeNull();
});
