import { COUNTRY_CODES, DEFAULT_COUNTRY, homeOf } from '@softbox/config/countries';
import { LANGUAGE_TAGS, LANGUAGES } from '@softbox/config/languages';
import { inLanguage } from '@softbox/config/paths';
import { inCountry } from './country-path.ts';

export interface Alternate {
  /** `ko-KR`; `ja` alone for whoever is in none of the six countries; `x-default` for everybody else. */
  hrefLang: string;
  path: string;
}

/** Where a public page stands in every country and language, itself among them: all of these name all of these. */
export const alternatesOf = (pathname: string): Alternate[] => [
  { hrefLang: 'x-default', path: inCountry({ pathname }, DEFAULT_COUNTRY) },
  ...LANGUAGES.map((language) => ({
    hrefLang: LANGUAGE_TAGS[language],
    path: inLanguage(inCountry({ pathname }, homeOf(language)), language),
  })),
  ...COUNTRY_CODES.flatMap((code) =>
    LANGUAGES.map((language) => ({
      hrefLang: `${LANGUAGE_TAGS[language]}-${code}`,
      path: inLanguage(inCountry({ pathname }, code), language),
    })),
  ),
];
