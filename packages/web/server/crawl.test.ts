import { COUNTRIES, COUNTRY_CODES, prefixOf } from '@softbox/config/countries';
import { LANGUAGE_TAGS, LANGUAGES } from '@softbox/config/languages';
import { formatMoney } from '@softbox/config/money';
import { inLanguage, paths, robotPaths, UNPREFIXED } from '@softbox/config/paths';
import type { RouteObject } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawl, type Visit } from './crawl.testing.ts';
import { faultOf } from './foreign-words.testing.ts';
import { startTestSite, type TestSite } from './site.testing.ts';

const BRAND = 'Softbox';
let site: TestSite;
let visits: Visit[];
/** By address without the origin. */
let byPath: Map<string, Visit>;

beforeAll(async () => {
  site = await startTestSite();
  const { catalog } = await site.ask();
  const templates = await catalog.templates({ language: 'en' });
  visits = await crawl(
    site,
    templates.map(({ id }) => id),
  );
  byPath = new Map(visits.map((visit) => [visit.path, visit]));
}, 900_000);
afterAll(() => site.close());

const local = (url: string) => (url.startsWith(`${site.origin}/`) ? url.slice(site.origin.length) : url);
const indexed = () => visits.filter((visit) => visit.status === 200 && visit.isIndexed);
const faults = (of: readonly Visit[], find: (visit: Visit) => (string | false | null | undefined)[]) =>
  of.flatMap((visit) => find(visit).flatMap((fault) => (fault ? `${visit.path}: ${fault}` : [])));

test('[R-09] the crawl leaves no route out', async () => {
  const { routes } = await import('../src/routes.tsx');
  const pathsBelow = (route: RouteObject): string[] =>
    route.path === ':country'
      ? (route.children ?? []).map(({ path = '' }) => path)
      : (route.children ?? []).flatMap(pathsBelow);
  const visited = visits.map(({ path }) => path.replace(/^\/\w+\/?/, '').replace(/\?.*/, ''));
  for (const route of routes.flatMap(pathsBelow)) {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
    expect(
      visited.some((path) => pattern.test(path)),
      route,
    ).toBe(true);
  }
});

test('[K-07] every page is in the language that its address says, and so is each of its passages', () => {
  expect(
    faults(visits, ({ lang, language, passages }) => [
      lang !== LANGUAGE_TAGS[language] && `lang="${lang}"`,
      ...passages.map((passage) => {
        const fault = faultOf(passage);
        return fault && `${fault}: ${passage.text}`;
      }),
    ]),
  ).toEqual([]);
});

test('a page has one heading, and a title that no other page of its language has', () => {
  const owners = new Map<string, string>();
  expect(
    faults(visits, ({ headings, title, language, path }) => {
      const key = `${language} ${title}`;
      const owner = owners.get(key);
      owners.set(key, path);
      return [
        headings.length !== 1 && `${headings.length} headings`,
        !headings[0]?.trim() && 'an empty heading',
        !new RegExp(`\\S · ${BRAND} \\S`).test(title) && `title ${title}`,
        owner !== undefined && `the title of ${owner}`,
      ];
    }),
  ).toEqual([]);
});

test('public pages describe themselves, in words of their own; private and missing ones stay out of search results', () => {
  const descriptions = new Map<string, string>();
  expect(
    faults(indexed(), ({ description, language, country, path }) => {
      const key = `${country} ${language} ${description}`;
      const owner = descriptions.get(key);
      descriptions.set(key, path);
      return [description.length < 25 && `only "${description}"`, owner && `the description of ${owner}`];
    }),
  ).toEqual([]);
  for (const { path, isIndexed, canonical, alternates } of visits)
    if (!isIndexed) expect({ path, canonical, alternates: alternates.size }).toEqual({ path, alternates: 0 });
});

test('[R-05] every public page names its one address and all its relatives, which name it back', () => {
  const relatives = COUNTRY_CODES.length * LANGUAGES.length;
  const named = new Map(indexed().map(({ path, alternates }) => [path, [...alternates].map(String).join()]));
  expect(
    faults(indexed(), ({ path, canonical, alternates, country, language }) => [
      canonical !== `${site.origin}${path}` && `canonical ${canonical}`,
      alternates.get(`${LANGUAGE_TAGS[language]}-${country}`) !== canonical && 'does not name itself',
      !alternates.has('x-default') && 'no x-default',
      new Set(alternates.values()).size !== relatives && `${alternates.size} relatives`,
      ...[...alternates].map(
        ([tag, url]) => named.get(local(url)) !== named.get(path) && `${tag} is not answered by ${url}`,
      ),
    ]),
  ).toEqual([]);
});

test('whatever else stands in the query, the address of a page stays the same', async () => {
  for (const [asked, canonical] of [
    ['/au/templateshop?category=food&lang=ko&from=mail', '/au/templateshop?lang=ko'],
    ['/kr/templateshop?lang=ko', '/kr/templateshop'],
    ['/kr/templateshop?lang=xx', '/kr/templateshop'],
    ['/us/', '/us'],
  ] as const) {
    const html = await (await site.get(asked)).text();
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${canonical}"/>`);
  }
});

test('links keep to the language of the page, and every link and file is there', async () => {
  const manifest = await site.get('/site.webmanifest');
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  const { icons, start_url }: { icons: { src: string }[]; start_url: string } = await manifest.json();
  expect(start_url).toBe('/');
  const wanted = new Map(icons.map(({ src }) => [src, 'manifest']));
  const wrong = faults(visits, ({ path, country, language, links, files }) => {
    for (const file of files) wanted.set(local(file), path);
    return links.map(({ href, hrefLang }) => {
      if (/^(mailto:|tel:)/.test(href) || (href.startsWith('http') && !href.startsWith(site.origin))) return null;
      const address = href.startsWith('#') ? `${path}${href}` : local(href);
      wanted.set(address, path);
      const leadsHere = address.startsWith(`/${prefixOf(country)}`);
      return leadsHere && !hrefLang && inLanguage(address, language) !== address && `${address} changes the language`;
    });
  });
  expect(wrong).toEqual([]);
  const dead: string[] = [];
  // One after the other, each to its end: hundreds of answers that nobody reads are hundreds of open connections.
  for (const [address, from] of wanted) {
    const [path = '', hash] = address.split('#');
    const known = byPath.get(path);
    if (known && hash && !known.ids.has(hash)) dead.push(`${from}: no #${hash} on ${path}`);
    if (known) continue;
    const answer = await site.get(path);
    await answer.arrayBuffer();
    if (answer.status !== 200) dead.push(`${from}: ${address} answers ${answer.status}`);
  }
  expect(dead).toEqual([]);
});

test('[E-01] [K-01] what is sold is told to search engines with the price that is shown', () => {
  const offers = (visit: Visit) => visit.things.filter((thing) => thing['@type'] === 'Product');
  expect(
    faults(indexed(), (visit) =>
      offers(visit).map(({ name, offers, image }) => {
        const { price, priceCurrency, url } = offers as Record<string, string>; // structured-data.ts writes it
        const { currency } = COUNTRIES[visit.country];
        const shown = formatMoney(visit.country, Number(price));
        const isShown = visit.passages.some(({ text }) => text === shown);
        const isHere = url?.split('#')[0] === visit.canonical;
        return (
          (!isShown || !isHere || priceCurrency !== currency || !String(image).startsWith(site.origin)) &&
          `${name}: ${price} ${priceCurrency} at ${url}`
        );
      }),
    ),
  ).toEqual([]);
  for (const visit of indexed()) {
    const isDetail = visit.path.includes('/template/');
    const isLanding = /^\/\w+(\?|$)/.test(visit.path);
    expect(offers(visit), visit.path).toHaveLength(isDetail ? 1 : isLanding ? 3 : 0);
    const trail = visit.things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
    const last = (trail as { item: string }[] | undefined)?.at(-1)?.item; // structured-data.ts writes it
    expect(last, visit.path).toBe(isLanding ? undefined : visit.canonical);
  }
});

test('a link elsewhere shows the picture of the page', () => {
  for (const { path, country, openGraph, canonical, title, things } of indexed()) {
    const [main] = path.includes('/template/') ? [things[0]?.image].flat() : [];
    const card = main && String(main).replace(/-\d+\.webp/, '-share.jpg');
    expect(openGraph.get('og:image'), path).toContain(card ?? `/og-${prefixOf(country)}.jpg`);
    expect(openGraph.get('og:url')).toBe(canonical);
    expect(title).toContain(openGraph.get('og:title'));
  }
});

test('robots find every public page, and are asked to leave the others alone', async () => {
  const rules = await (await site.get(robotPaths.robots)).text();
  expect(rules).toContain(`Sitemap: ${site.origin}${robotPaths.sitemap}\n`);
  const closed = [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll('*', '.*')}`),
  );
  const isClosed = (path: string) => closed.some((rule) => rule.test(path));
  expect(isClosed('/us/admin/users') && isClosed('/kr/cart?lang=en') && isClosed('/api/docs')).toBe(true);

  const locations = async (path: string) => {
    const answer = await site.get(path);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => local(url));
  };
  const lists = await locations(robotPaths.sitemap);
  const listed = (await Promise.all(lists.map(locations))).flat();
  expect(listed.filter(isClosed)).toEqual([]);
  expect(listed.toSorted()).toEqual(
    indexed()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('[R-02] a path without a prefix is one redirect away from its page', async () => {
  for (const path of UNPREFIXED)
    for (const language of LANGUAGES) {
      const answer = await site.get(`/${path.replace(':id', '1')}?lang=${language}`);
      const target = answer.headers.get('location') ?? '';
      expect([answer.status, (await site.get(target)).status], path).toEqual([302, path === 'orders/:id' ? 404 : 200]);
    }
  expect(paths.landing('US')).toBe('/us');
});
