import { COUNTRIES, type CountryCode, countryOfPrefix } from '@softbox/config/countries';
import { createTranslate, type Translate } from '@softbox/config/i18n';
import { isLanguage, type Language } from '@softbox/config/languages';
import { LANGUAGE_PARAM } from '@softbox/config/paths';
import { LANGUAGE_COOKIE } from '@softbox/config/storage-keys';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, data, type LoaderFunctionArgs } from 'react-router';
import type { Page } from './page.ts';
import type { TrpcUtils } from './trpc.ts';
import { loadWords } from './words.ts';

/** What loaders work with: the same on the server and in the browser. */
export interface Site {
  queryClient: QueryClient;
  utils: TrpcUtils;
  /** `https://softbox.example`, for canonical links. */
  origin: string;
  cookie(name: string): string | undefined;
  /** The country of a visitor whose path does not tell. */
  currentCountry(): Promise<CountryCode>;
  /** The page being loaded; its country and language travel with every call. */
  page: Page;
}

export const siteContext = createContext<Site>();

/** The language that an address names; null where it names none of ours. */
export function languageNamed({ url }: Pick<Request, 'url'>): Language | null {
  const named = new URL(url).searchParams.get(LANGUAGE_PARAM);
  return isLanguage(named) ? named : null;
}

/** What the address says, then what the visitor chose, then what the country speaks. */
export function languageFor(site: Site, request: Request, country: CountryCode): Language {
  const chosen = site.cookie(LANGUAGE_COOKIE);
  return languageNamed(request) ?? (isLanguage(chosen) ? chosen : COUNTRIES[country].language);
}

export interface RouteData extends Page {
  utils: TrpcUtils;
  translate: Translate;
}

/** First line of a page's loader. A first segment that is no country is a 404. */
export async function routeData({
  params,
  request,
  context,
}: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>): Promise<RouteData> {
  const country = countryOfPrefix(params.country);
  if (!country) throw data(null, { status: 404 });
  const site = context.get(siteContext);
  const language = languageFor(site, request, country);
  site.page = { country, language };
  return { country, language, utils: site.utils, translate: createTranslate(await loadWords(language)) };
}
