import { COUNTRY_CODES, type CountryCode, countryOfPrefix, prefixOf } from '@softbox/config/countries';
import { UNPREFIXED } from '@softbox/config/paths';

interface Place {
  pathname: string;
  search?: string;
}

/** Segments are compared exactly; `:id` stands for one segment of any content. */
const UNPREFIXED_PATTERNS = UNPREFIXED.map(
  (path) => new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/\\\\]+')}${path && '/?'}$`),
);

/** Where a path without a country prefix continues under `country`; null for a path the site does not know. */
export function withPrefix({ pathname, search = '' }: Place, country: CountryCode): string | null {
  if (!UNPREFIXED_PATTERNS.some((pattern) => pattern.test(pathname))) return null;
  return `/${prefixOf(country)}${pathname === '/' ? '' : pathname}${search}`;
}

/** `/KR/terms` continues at `/kr/terms`; null where the first segment is no country in other letters. */
export function withLowerCasePrefix({ pathname, search = '' }: Place): string | null {
  const [, segment = ''] = pathname.split('/');
  const country = COUNTRY_CODES.find((code) => code === segment.toUpperCase());
  if (!country || countryOfPrefix(segment)) return null;
  return `/${prefixOf(country)}${pathname.slice(segment.length + 1)}${search}`;
}

/** The same page in another country: the country segment is replaced, or prepended where there is none. */
export function inCountry({ pathname, search = '' }: Place, country: CountryCode): string {
  const [, segment = ''] = pathname.split('/');
  const rest = countryOfPrefix(segment) ? pathname.slice(segment.length + 1) : pathname;
  return `/${prefixOf(country)}${rest === '/' ? '' : rest}${search}`;
}
