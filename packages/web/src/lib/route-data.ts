import type { Company } from '@softbox/config/company';
import { COUNTRIES, type CountryCode, countryOfPrefix } from '@softbox/config/countries';
import { isLanguage, type Language } from '@softbox/config/languages';
import { LANGUAGE_PARAM } from '@softbox/config/paths';
import { LANGUAGE_COOKIE } from '@softbox/config/storage-keys';
import { createContext, data, type LoaderFunctionArgs } from 'react-router';
import type { Page } from './page.ts';
import type { TrpcUtils } from './trpc.ts';

/** What loaders work with: the same on the server and in the browser. */
export interface Site {
  /** The API; in the browser its code is fetched when it is first asked. */
  utils(): Promise<TrpcUtils>;
  /** Who runs the site; the browser knows it from the page. */
  company(): Promise<Company>;
  /** `https://softbox.example`, for canonical links. */
  origin: string;
  cookie(name: string): string | undefined;
  /** The country of a visitor whose path does not tell. */
  currentCountry(): Promise<CountryCode>;
  /** The page being loaded; its country and language travel with every call. */
  page: Page;
  /** Something that belongs on the page could not be read: it is sent, and not kept. */
  isIncomplete: boolean;
}

export const siteContext = createContext<Site>();

/** The language that an address names; null where it names none of ours. */
export function languageNamed({ url }: Pick<Request, 'url'>): Language | null {
  const named = new URL(url).searchParams.get(LANGUAGE_PARAM);
  return isLanguage(named) ? named : null;
}

/** What the address says, then what the visitor chose, then what the country speaks. */
export function languageFor(site: Pick<Site, 'cookie'>, request: Pick<Request, 'url'>, country: CountryCode): Language {
  const chosen = site.cookie(LANGUAGE_COOKIE);
  return languageNamed(request) ?? (isLanguage(chosen) ? chosen : COUNTRIES[country].language);
}

export interface RouteData extends Page {
  utils(): Promise<TrpcUtils>;
  site: Site;
}

/** First line of a page's loader. A first segment that is no country is a 404. */
export function routeData({
  params,
  request,
  context,
}: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>): RouteData {
  const country = countryOfPrefix(params.country);
  if (!country) throw data(null, { status: 404 });
  const site = context.get(siteContext);
  const language = languageFor(site, request, country);
  site.page = { country, language };
  return { country, language, site, utils: site.utils };
}
