import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';

/** `2.4 MB`, `380 kB`: as the visitor's language writes it. */
export function fileSize(language: Language, bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(Math.max(value, 0.1));
}
