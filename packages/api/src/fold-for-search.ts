/** Wide and narrow letters, case and spaces make no difference: 김 민지 is found as 김민지. Databases end a text at a NUL. */
export const foldForSearch = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\0]+/g, '');

/** Each on a line of its own, so that nothing is found across two of them. A phone number is also found by its digits alone. */
export const searchTextFrom = (words: readonly string[], phone: string) =>
  [...words, phone, phone.replaceAll(/\D/g, '')].map(foldForSearch).join('\n');
