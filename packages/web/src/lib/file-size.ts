import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** `2.4 MB`, `380 kB`: as the visitor's language writes it, counted as the limits are. */
export function fileSize(language: Language, bytes: number): string {
  const [value, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'kilobyte'] : [bytes / MEGABYTE, 'megabyte'];
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(bytes === 0 ? 0 : Math.max(value, 0.1));
}
