import { expect, test } from 'vitest';
import { translateKey } from './i18n.ts';
import { wordsOfPage } from './inputs/site-texts.ts';
import { LANGUAGES } from './languages.ts';
import { loadMessages } from './load-messages.ts';
import { editablesOf, SITE_PAGES } from './site-texts.ts';

test.each(SITE_PAGES)('the built-in words of “%s” keep the rules that the studio’s own must keep', async (page) => {
  for (const language of LANGUAGES) {
    const tree = await loadMessages(language);
    // Unfilled: figures stand in them by name.
    const unfilled = (key: string) =>
      key.split('.').reduce<unknown>((node, part) => Reflect.get(Object(node), part), tree);
    const words = Object.fromEntries(editablesOf(page).map(({ key }) => [key, unfilled(key)]));
    expect(wordsOfPage(page).safeParse({ [language]: words }), `${page} in ${language}`).toMatchObject({
      success: true,
      data: { [language]: words },
    });
    for (const { key } of editablesOf(page)) expect(translateKey(tree, key)).not.toBe(key);
  }
});

const issuesOf = (key: string, text: string) => {
  const { error } = wordsOfPage('main').safeParse({ ko: { [key]: text } });
  return error?.issues.map(({ message, path }) => [path.join('/'), message]);
};

test('figures stand in the words as the built-in ones have them, no more and no fewer', () => {
  expect(issuesOf('landing.description', '{price}부터 시작합니다.')).toBeUndefined();
  for (const text of ['가격부터', '{price}부터 {count}개', '{prise}부터'])
    expect(issuesOf('landing.description', text)).toEqual([['ko/landing.description', 'admin.content.texts.figures']]);
  expect(issuesOf('landing.hero.text', '{price}')).toEqual([['ko/landing.hero.text', 'admin.content.texts.figures']]);
});

test('lengths and lines are those that the layout holds; nothing else can be edited', () => {
  expect(issuesOf('landing.hero.title', '가'.repeat(61))).toEqual([['ko/landing.hero.title', 'validation.tooLong']]);
  expect(issuesOf('landing.hero.title', '하나\n둘')).toBeUndefined();
  expect(issuesOf('landing.hero.title', '하나\n둘\n셋')).toEqual([
    ['ko/landing.hero.title', 'admin.content.texts.tooManyLines'],
  ]);
  expect(issuesOf('landing.hero.quote', '견적')).toHaveLength(1);
  const { data } = wordsOfPage('main').safeParse({
    ko: { 'landing.hero.text': ' 한 줄\n로 ', 'landing.title': '' },
    en: {},
  });
  expect(data).toEqual({ ko: { 'landing.hero.text': '한 줄 로' } });
});
