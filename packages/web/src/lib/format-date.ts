import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';

type Style = 'date' | 'moment' | 'day' | 'shortDay';

const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'long', timeZone: 'UTC' },
  shortDay: { month: 'short', day: 'numeric', timeZone: 'UTC' },
};

/** Making one takes far longer than using it, and lists use it for every line. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LANGUAGE_TAGS[language], STYLES[style]);
  formats.set(key, format);
  return format;
}

/** `2026년 11월 21일`: an ISO moment on the visitor's own clock. For what is rendered in the browser only. */
export const formatDate = (language: Language, iso: string, style: Style = 'date') =>
  formatOf(language, style).format(new Date(iso));

/** `2026-11-21` as `2026년 11월 21일`, or without the year: a day of a calendar, the same on every clock. */
export const formatDay = (language: Language, day: string, style: 'day' | 'shortDay' = 'day') =>
  formatOf(language, style).format(new Date(`${day}T00:00:00Z`));
