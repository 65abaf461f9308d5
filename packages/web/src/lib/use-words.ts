import type { Language } from '@softbox/config/languages';
import type { WordsPart } from '@softbox/config/load-words';
import { useEffect, useState } from 'react';
import { useLanguage } from './i18n.tsx';
import { loadWords } from './words.ts';

/** Whether a part of the words is there in the page's language, which may change; fetched when it is needed. */
export function useWords(isNeeded: boolean, part: WordsPart): boolean {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Language | null>(null);
  const isMissing = isNeeded && loaded !== language;
  useEffect(() => {
    // Without a line what needs the words cannot be fetched either, and says so.
    if (isMissing)
      loadWords(language, [part]).then(
        () => setLoaded(language),
        () => undefined,
      );
  }, [isMissing, language, part]);
  return loaded === language;
}
