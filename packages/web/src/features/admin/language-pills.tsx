import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@softbox/config/languages';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface LanguagePillsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** What is said of a language beside its name. */
  mark: (language: Language) => ReactNode;
}

/** Which language of a text is written. */
export const LanguagePills = ({ language, onLanguage, mark }: LanguagePillsProps) => (
  <div className="flex flex-wrap gap-2">
    {LANGUAGES.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === language}
        onClick={() => onLanguage(each)}
        className={classNames(
          'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-full border px-4 text-sm transition-colors',
          each === language ? 'border-ink bg-ink text-paper' : 'border-line-strong text-ink hover:border-ink',
        )}
      >
        <span lang={LANGUAGE_TAGS[each]}>{LANGUAGE_NAMES[each]}</span>
        {mark(each)}
      </button>
    ))}
  </div>
);
