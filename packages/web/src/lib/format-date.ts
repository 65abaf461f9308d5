import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';

type Style = 'date' | 'moment';

const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
};

/** `2026년 11월 21일`: an ISO moment on the visitor's own clock. For what is rendered in the browser only. */
export const formatDate = (language: Language, iso: string, style: Style = 'date') =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], STYLES[style]).format(new Date(iso));
