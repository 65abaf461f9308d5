import type { Api } from '@softbox/api';
import { COUNTRY_CODES, type CountryCode, countryOfPrefix } from '@softbox/config/countries';
import { LANGUAGES } from '@softbox/config/languages';
import { CONSENT_VERSIONS } from '@softbox/config/orders';
import { inLanguage, paths, robotPaths } from '@softbox/config/paths';
import { largestUrl } from '@softbox/config/pictures';
import { Hono } from 'hono';

interface Entry {
  path: string;
  /** The day on which its content changed, where that is known. */
  lastmod?: string;
  image?: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`;

const document = (root: string, items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${items.join('\n')}\n</${root.split(' ')[0]}>\n`;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Every public page, one list per country. The pages themselves say where they stand in other countries and languages. */
export function sitemaps(origin: string, api: Pick<Api, 'router' | 'createContext'>) {
  const url = (path: string) => new URL(path, origin).href;

  async function entriesOf(country: CountryCode, request: Request): Promise<Entry[]> {
    const { catalog } = api.router.createCaller(await api.createContext(request, '', new Headers()));
    const templates = await catalog.templates({ language: 'en' });
    return [
      { path: paths.landing(country) },
      { path: paths.templates(country) },
      { path: paths.trial(country) },
      ...templates.map(({ id, image, picture }) => ({
        path: paths.template(country, id),
        image: picture ? largestUrl(picture) : image,
      })),
      { path: paths.terms(country), lastmod: CONSENT_VERSIONS.purchase },
    ];
  }

  const answer = (xml: string) =>
    new Response(xml, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });

  const app = new Hono();
  app.get(robotPaths.sitemap, () =>
    answer(
      document(
        `sitemapindex ${NAMESPACE}`,
        COUNTRY_CODES.map((code) => `<sitemap>${element('loc', url(robotPaths.countrySitemap(code)))}</sitemap>`),
      ),
    ),
  );
  app.get('/:file{sitemap-[a-z]{2}\\.xml}', async (c, next) => {
    const country = countryOfPrefix(c.req.param('file').slice('sitemap-'.length, -'.xml'.length));
    if (!country) return next();
    const entries = await entriesOf(country, c.req.raw);
    const items = entries.flatMap(({ path, lastmod, image }) =>
      LANGUAGES.map((language) => {
        const picture = image && `<image:image>${element('image:loc', url(image))}</image:image>`;
        const loc = element('loc', url(inLanguage(path, language)));
        return `<url>${loc}${element('lastmod', lastmod)}${picture ?? ''}</url>`;
      }),
    );
    return answer(document(`urlset ${NAMESPACE} ${IMAGES}`, items));
  });
  return app;
}
