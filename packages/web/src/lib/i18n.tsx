import { createTranslate, type Translate, translateKey } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import { LANGUAGE_COOKIE } from '@softbox/config/storage-keys';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { rememberInCookie } from './browser-cookie.ts';
import { wordsOf } from './words.ts';

interface I18n {
  language: Language;
  translate: Translate;
  /** For keys that arrive as data: an issue of a schema, an error's code. */
  translateData(key: string, values?: Record<string, string | number>): string;
}

const I18nContext = createContext<I18n | null>(null);

/** Words must have been loaded (route-data.ts) before this renders. */
export function I18nProvider({ language, children }: { language: Language; children: ReactNode }) {
  const value = useMemo<I18n>(() => {
    const words = wordsOf(language);
    return {
      language,
      translate: createTranslate(words),
      translateData: (key, values) => translateKey(words, key, values),
    };
  }, [language]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('Localisation is used outside I18nProvider.');
  return i18n;
}

export const useTranslate = () => useI18n().translate;
export const useTranslateData = () => useI18n().translateData;
export const useLanguage = () => useI18n().language;

/** Remembers the choice, then reloads words and data of this page in the new language. */
export function useSwitchLanguage(): (language: Language) => void {
  const { revalidate } = useRevalidator();
  return (language) => {
    rememberInCookie(LANGUAGE_COOKIE, language);
    void revalidate();
  };
}
