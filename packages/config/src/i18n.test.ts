import { expect, test } from 'vitest';
import { createTranslate, type MessageTree, translateKey } from './i18n.ts';
import { LANGUAGES } from './languages.ts';
import { loadMessages } from './load-messages.ts';

function flatten(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

test('[K-07] five languages are complete: the same keys, no empty text, the same placeholders', async () => {
  const korean = flatten(await loadMessages('ko'));
  expect(korean.length).toBeGreaterThan(100);
  for (const language of LANGUAGES) {
    const words = new Map(flatten(await loadMessages(language)));
    expect([...words.keys()].sort()).toEqual(korean.map(([key]) => key).sort());
    for (const [key, source] of korean) {
      const text = words.get(key) ?? '';
      expect(text.trim(), `${language} ${key}`).not.toBe('');
      expect(new Set(placeholders(text)), `${language} ${key}`).toEqual(new Set(placeholders(source)));
    }
  }
});

/** Names that are the same everywhere, and the specification's own English sentences. */
const isNeutral = (text: string) => !/\p{L}{4,}/u.test(text.replace(/\{\w+\}|[A-Za-z0-9 .,:/@+&()-]/g, ''));

test('[K-07] no text is left in another language', async () => {
  const hangul = /\p{Script=Hangul}/u;
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
  for (const language of ['en', 'ja', 'zh', 'vi'] as const)
    for (const [key, text] of flatten(await loadMessages(language)))
      if (!isNeutral(text) && hangul.test(text)) expect.fail(`${language} ${key} contains Korean: ${text}`);
  for (const language of ['ko', 'en', 'zh', 'vi'] as const)
    for (const [key, text] of flatten(await loadMessages(language)))
      if (kana.test(text) && !key.includes('language')) expect.fail(`${language} ${key} contains Japanese: ${text}`);
});

test('[V-03, K-03] figures come from the limits, so that no number is written twice', async () => {
  const korean = createTranslate(await loadMessages('ko'));
  expect(korean('validation.passwordTooShort')).toBe('비밀번호는 최소 6자 이상이어야 합니다');
  expect(korean('validation.usernameTooShort')).toBe('사용자명은 최소 3자 이상이어야 합니다');
});

test('[M-01] a missing translation falls back to its key', async () => {
  const english = await loadMessages('en');
  expect(translateKey(english, 'nothing.like.this')).toBe('nothing.like.this');
  expect(translateKey(english, '__proto__.toString')).toBe('__proto__.toString');
});
