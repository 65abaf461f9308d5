import { COUNTRY_CODES, type CountryCode } from '@softbox/config/countries';
import { LANGUAGES, type Language } from '@softbox/config/languages';
import { inLanguage, paths } from '@softbox/config/paths';
import { type PageContent, readPage } from './read-page.testing.ts';
import type { TestSite } from './site.testing.ts';

export interface Visit extends PageContent {
  country: CountryCode;
  language: Language;
  /** As it was asked for, in its language. */
  path: string;
  status: number;
}

/** Addresses below a country beside the templates; what follows `status` shows that it is not there. */
const pagesOf = (country: CountryCode, templates: readonly number[]) => [
  { path: paths.landing(country), status: 200 },
  { path: paths.templates(country), status: 200 },
  { path: paths.trial(country), status: 200 },
  ...templates.map((id) => ({ path: paths.template(country, id), status: 200 })),
  { path: paths.terms(country), status: 200 },
  { path: paths.cart(country), status: 200 },
  { path: paths.profile(country), status: 200 },
  { path: paths.resetPassword(country, 'x'), status: 200 },
  { path: paths.undoEmail(country, 'x'), status: 200 },
  { path: paths.invitation(country, 'x'), status: 200 },
  { path: paths.paymentSuccess(country, {}), status: 200 },
  { path: paths.paymentFail(country, {}), status: 200 },
  { path: paths.admin(country), status: 200 },
  { path: paths.adminUsers(country), status: 200 },
  { path: paths.order(country, 'order_1_none'), status: 404 },
  { path: paths.template(country, 9), status: 404 },
  { path: `${paths.landing(country)}/nowhere`, status: 404 },
];

/** Every page in every country and language, as somebody without cookies and without script gets it. */
export async function crawl(site: TestSite, templates: readonly number[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const country of COUNTRY_CODES)
    for (const language of LANGUAGES)
      for (const page of pagesOf(country, templates)) {
        const path = inLanguage(page.path, language);
        const answer = await site.get(path);
        if (answer.status !== page.status) throw new Error(`${path} answers ${answer.status}`);
        visits.push({ country, language, path, status: answer.status, ...readPage(await answer.text()) });
      }
  return visits;
}
