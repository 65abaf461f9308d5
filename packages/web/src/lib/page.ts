import type { CountryCode } from '@softbox/config/countries';
import type { Language } from '@softbox/config/languages';

/** Country and language of the page that is shown or being loaded. */
export interface Page {
  country: CountryCode;
  language: Language;
}
