import { COUNTRIES, type Country, type CountryCode } from '@softbox/config/countries';
import { COUNTRY_COOKIE } from '@softbox/config/storage-keys';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { rememberInCookie } from './browser-cookie.ts';
import { storeCountry } from './storage.ts';

const CountryContext = createContext<Country | null>(null);

/** `visited`: the path names this country, so it becomes the visitor's choice. */
export function CountryProvider({
  code,
  visited,
  children,
}: {
  code: CountryCode;
  visited: boolean;
  children: ReactNode;
}) {
  useEffect(() => {
    if (!visited) return;
    storeCountry(code);
    rememberInCookie(COUNTRY_COOKIE, code);
  }, [code, visited]);
  return <CountryContext value={COUNTRIES[code]}>{children}</CountryContext>;
}

/** The country of this page; `code` for `paths` and `priceIn`. */
export function useCountry(): Country {
  const country = use(CountryContext);
  if (!country) throw new Error('The country is used outside CountryProvider.');
  return country;
}
