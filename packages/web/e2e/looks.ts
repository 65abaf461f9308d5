import type { CountryCode } from '@softbox/config/countries';
import type { Language } from '@softbox/config/languages';

/** How a state is looked at: by whom, in which window, by day and by night. */
export interface Look {
  language: Language;
  country: CountryCode;
  width: 390 | 1440;
  themes: readonly ('light' | 'dark')[];
}

const BOTH = ['light', 'dark'] as const;
const DAY = ['light'] as const;

/** Visitors from Japan are served from Korea. */
export const LOOKS: readonly Look[] = [
  { language: 'ko', country: 'KR', width: 390, themes: BOTH },
  { language: 'ko', country: 'KR', width: 1440, themes: BOTH },
  { language: 'en', country: 'US', width: 390, themes: BOTH },
  { language: 'en', country: 'US', width: 1440, themes: BOTH },
  { language: 'ja', country: 'KR', width: 390, themes: DAY },
  { language: 'zh', country: 'CN', width: 390, themes: DAY },
  { language: 'vi', country: 'VN', width: 390, themes: DAY },
];
