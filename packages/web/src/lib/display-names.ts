import type { CountryCode, Currency } from '@softbox/config/countries';
import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';

/** `South Korean Won`, `대한민국 원`: as the page's language calls it. For what is rendered in the browser only. */
export const currencyName = (language: Language, currency: Currency) =>
  new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'currency' }).of(currency) ?? currency;

export const languageName = (language: Language, named: Language) =>
  new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'language' }).of(named) ?? named;

export const countryName = (language: Language, country: CountryCode) =>
  new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' }).of(country) ?? country;
