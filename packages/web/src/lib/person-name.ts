import type { Language } from '@softbox/config/languages';

type NameField = 'firstName' | 'lastName';

const GIVEN_NAME_FIRST: Record<Language, boolean> = { en: true, ko: false, ja: false, zh: false, vi: false };

/** The two fields of a name in the order in which the language says them. */
export const nameFields = (language: Language): readonly NameField[] =>
  GIVEN_NAME_FIRST[language] ? ['firstName', 'lastName'] : ['lastName', 'firstName'];

const HANGUL_OR_HAN = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** `홍길동`, `Nguyễn Lan`, `Jane Doe`: written as names are written. Empty where nothing was given. */
export function fullName(language: Language, person: Record<NameField, string>): string {
  const { firstName, lastName } = person;
  // In these scripts the family name comes first wherever the name is read.
  if (HANGUL_OR_HAN.test(lastName + firstName)) return lastName + firstName;
  return nameFields(language)
    .map((field) => person[field])
    .filter(Boolean)
    .join(' ');
}
