import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';

type Style = 'date' | 'moment';

const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
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
