import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { loadMessages } from './load-messages.ts';
import { loadWords, WORDS_PARTS } from './load-words.ts';

/** Said by the server alone. */
const NEVER_IN_A_BROWSER = ['email', 'sandbox'];

test('[K-07] every room of words is in exactly one part, mails and the sandbox in none', async () => {
  for (const language of LANGUAGES) {
    const all = await loadMessages(language);
    const parts = await Promise.all(WORDS_PARTS.map((part) => loadWords(language, part)));
    const rooms = parts.flatMap((part) => Object.keys(part));
    expect([...rooms, ...NEVER_IN_A_BROWSER].sort(), language).toEqual(Object.keys(all).sort());
    for (const part of parts) for (const [room, words] of Object.entries(part)) expect(words).toBe(all[room]);
  }
});
