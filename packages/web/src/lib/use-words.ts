import type { Language } from '@softbox/config/languages';
import type { WordsPart } from '@softbox/config/load-words';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from './i18n.tsx';
import { loadWords } from './words.ts';

/** Whether a part of the words is there in the page's language, which may change; fetched when it is needed. */
export function useWords(isNeeded: boolean, part: WordsPart, onFailure: () => void): boolean {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Language | null>(null);
  const fail = useEffectEvent(onFailure);
  const isMissing = isNeeded && loaded !== language;
  useEffect(() => {
    if (isMissing)
      loadWords(language, [part]).then(
        () => setLoaded(language),
        () => fail(),
      );
  }, [isMissing, language, part]);
  return loaded === language;
}
