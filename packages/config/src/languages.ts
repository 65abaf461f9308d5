export const LANGUAGES = ['en', 'ko', 'ja', 'zh', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself, for the language selector. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  zh: '简体中文',
  vi: 'Tiếng Việt',
};

/** BCP 47 tag for `<html lang>`, Intl and Content-Language. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: 'en', ko: 'ko', ja: 'ja', zh: 'zh-Hans', vi: 'vi' };

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** The first of our languages that an Accept-Language header asks for, by order of quality; null where none fits. */
export function languageFromHeader(header: string | null): Language | null {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { language: tag.split('-')[0], quality: q ? Number(q.slice(2)) || 0 : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? null;
}
