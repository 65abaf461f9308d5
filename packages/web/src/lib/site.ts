import { countryOfPrefix } from '@softbox/config/countries';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { languageFor, languageNamed, siteContext } from './route-data.ts';
import { loadWords } from './words.ts';

const firstSegment = ({ pathname }: URL) => pathname.split('/')[1];

/** Country and language of the page. `visited`: the path names the country. `named`: the address the language. */
export async function siteLoader({ url, request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const prefix = countryOfPrefix(firstSegment(url));
  const country = prefix ?? (await site.currentCountry());
  const language = languageFor(site, request, country);
  site.page = { country, language };
  const [company] = await Promise.all([site.company(), loadWords(language, ['site'])]);
  return {
    country,
    language,
    visited: prefix !== null,
    named: languageNamed(request) !== null,
    origin: site.origin,
    company,
  };
}

type SiteData = Awaited<ReturnType<typeof siteLoader>>;

export const SITE_ROUTE_ID = 'site';

/** Moving to another country changes the page's language; React Router would keep a parent's data. */
export const siteShouldReload = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || firstSegment(currentUrl) !== firstSegment(nextUrl);

export function useSite(): SiteData {
  const data = useRouteLoaderData<typeof siteLoader>(SITE_ROUTE_ID);
  if (!data) throw new Error('The site is used outside its route.');
  return data;
}
