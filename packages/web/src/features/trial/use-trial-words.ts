import { TAB_KEYS } from '@softbox/config/storage-keys';
import { useEffect, useState } from 'react';
import { tabStorage } from '../../lib/tab-storage.ts';

export interface TrialWords {
  name: string;
  price: string;
}

const NONE: TrialWords = { name: '', price: '' };

/** Kept by the tab, so that a reload loses nothing that was typed; found again after hydration. */
export function useTrialWords(): [TrialWords, (words: TrialWords) => void] {
  const [words, setWords] = useState(NONE);
  useEffect(() => {
    const kept = tabStorage.get(TAB_KEYS.trialWords);
    if (kept) setWords(JSON.parse(kept) as TrialWords); // written below
  }, []);
  return [
    words,
    (next) => {
      tabStorage.set(TAB_KEYS.trialWords, JSON.stringify(next));
      setWords(next);
    },
  ];
}
