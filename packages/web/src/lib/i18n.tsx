import { createTranslate, fillWords, type Translate, translateKey } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import { inLanguage } from '@softbox/config/paths';
import { LANGUAGE_COOKIE } from '@softbox/config/storage-keys';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { LinkAddress } from '../ui/link.tsx';
import { rememberInCookie } from './browser-cookie.ts';
import { wordsOf } from './words.ts';

interface I18n {
  language: Language;
  translate: Translate;
  /** For keys that arrive as data: an issue of a schema, an error's code. */
  translateData(key: string, values?: Record<string, string | number>): string;
}

const I18nContext = createContext<I18n | null>(null);

interface I18nProviderProps {
  language: Language;
  /** The address names the language, so it becomes the visitor's choice. */
  named: boolean;
  children: ReactNode;
}

const asItIs = (to: string) => to;

/** Words must have been loaded before this renders: for a page by its loader (loader-with-words.ts), see words.ts. */
export function I18nProvider({ language, named, children }: I18nProviderProps) {
  useEffect(() => {
    if (named) rememberLanguage(language);
  }, [named, language]);
  // Robots and visitors without cookies stay in a language only if every link says so.
  const addressOf = useMemo(() => (named ? (to: string) => inLanguage(to, language) : asItIs), [named, language]);
  const value = useMemo<I18n>(() => {
    const words = wordsOf(language);
    return {
      language,
      translate: createTranslate(words),
      translateData: (key, values) => translateKey(words, key, values),
    };
  }, [language]);
  return (
    <I18nContext value={value}>
      <LinkAddress value={addressOf}>{children}</LinkAddress>
    </I18nContext>
  );
}

function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('Localisation is used outside I18nProvider.');
  return i18n;
}

/** The studio's own words, by message key, go before the built-in ones. */
export function OwnWords({ words, children }: { words: Record<string, string>; children: ReactNode }) {
  const i18n = useI18n();
  const value = useMemo<I18n>(
    () => ({
      ...i18n,
      translate: (key, ...values) => {
        const own = words[key];
        return own ? fillWords(own, values[0]) : i18n.translate(key, ...values);
      },
    }),
    [i18n, words],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

export const useTranslate = () => useI18n().translate;
export const useTranslateData = () => useI18n().translateData;
export const useLanguage = () => useI18n().language;

/** For pages whose address names none. */
export const rememberLanguage = (language: Language) => rememberInCookie(LANGUAGE_COOKIE, language);
