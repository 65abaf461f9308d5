import type { AppRouter } from '@softbox/api/types';
import { CATEGORIES } from '@softbox/config/catalog';
import { COMPANY } from '@softbox/config/company';
import { type CountryCode, countryOfPrefix } from '@softbox/config/countries';
import { LANGUAGES } from '@softbox/config/languages';
import { LANGUAGE_PARAM } from '@softbox/config/paths';
import { LANGUAGE_COOKIE } from '@softbox/config/storage-keys';
import { unstable_localLink as localLink } from '@trpc/client';
import type { inferRouterContext } from '@trpc/server';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import superjson from 'superjson';
import type { Assets } from './assets.ts';
import earlyScript from './early.ts?script';
import { readCookie } from './lib/browser-cookie.ts';
import { createQueryClient } from './lib/query-client.ts';
import { languageFor, type Site, siteContext } from './lib/route-data.ts';
import { createTrpcClient, createTrpcUtils, pageHeaders } from './lib/trpc.ts';
import { STATE_ID, writeState } from './page-state.ts';
import { routes, type ScreenHandle } from './routes.tsx';

export { earlyScript };

/** What the process hands in, so that this bundle never contains the API. */
export interface PageHost {
  router: AppRouter;
  createContext(request: Request): Promise<inferRouterContext<AppRouter>>;
  locate(): Promise<CountryCode>;
  assetsFor(modules: readonly string[]): Assets;
  origin: string;
  onError(error: unknown): void;
}

export type Page =
  | Response
  | {
      status: number;
      html: string;
      isPublic: boolean;
      /** It shows all that belongs there: it may be kept. */
      isWhole: boolean;
    };

const handler = createStaticHandler(routes);

/** As much of a query as public pages look at: with any other they are drawn anew. */
const KNOWN_QUERY = new RegExp(
  `^(\\?category=(${CATEGORIES.join('|')}))?([?&]${LANGUAGE_PARAM}=(${LANGUAGES.join('|')}))?$`,
);

const handleOf = (route: { handle?: unknown } | undefined) => route?.handle as ScreenHandle | undefined; // routes.tsx

/**
 * A public page is the same for everybody who asks with the same key. It is drawn for a request that says no more than
 * the key does, so that nothing of whoever came first can get into it. Null for pages that are somebody's.
 */
export function publicPage(request: Request): { key: string; request: Request } | null {
  const url = new URL(request.url);
  const match = matchRoutes(routes, url)?.at(-1);
  const country = countryOfPrefix(match?.params.country);
  if (!country || !handleOf(match?.route)?.isPublic || !KNOWN_QUERY.test(url.search)) return null;
  const chosen = readCookie(request.headers.get('cookie') ?? '', LANGUAGE_COOKIE);
  const language = languageFor({ cookie: () => chosen }, request, country);
  const headers = { cookie: `${LANGUAGE_COOKIE}=${language}` };
  return { key: `${language} ${url.pathname}${url.search}`, request: new Request(url, { headers }) };
}

function createSite(request: Request, host: PageHost): Site {
  const cookies = request.headers.get('cookie') ?? '';
  let located: Promise<CountryCode> | undefined;
  const createContext = () => {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(pageHeaders(site.page))) headers.set(name, value);
    return host.createContext(new Request(request.url, { headers }));
  };
  const site: Site = {
    utils: async () => {
      const client = createTrpcClient(localLink({ router: host.router, transformer: superjson, createContext }));
      return createTrpcUtils(client, createQueryClient());
    },
    company: async () => {
      const { settings } = await site.utils();
      return settings.company.fetch().catch(() => {
        site.isIncomplete = true;
        return COMPANY;
      });
    },
    origin: host.origin,
    cookie: (name) => readCookie(cookies, name),
    currentCountry: () => (located ??= host.locate()),
    page: { country: 'US', language: 'en' },
    isIncomplete: false,
  };
  return site;
}

/** Answers a request for a page: a redirect, or the whole document with its data and its true status. */
export async function render(request: Request, host: PageHost): Promise<Page> {
  const site = createSite(request, host);
  const requestContext = new RouterContextProvider();
  requestContext.set(siteContext, site);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;

  const { loaderData, errors, statusCode } = context;
  for (const error of Object.values(errors ?? {})) if (error instanceof Error) host.onError(error);
  const screen = handleOf(context.matches.at(-1)?.route);
  const { language } = site.page;
  const assets = host.assetsFor([
    ...(screen ? [screen.module] : []),
    ...['site', ...(screen?.words ?? [])].map((part) => `../config/src/messages/${language}/part-${part}.ts`),
  ]);
  let failed = false;
  const stream = await renderToReadableStream(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
    {
      signal: request.signal,
      // In one piece, however long a part is: pieces would be put in place by scripts that the content policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failed = true;
        host.onError(error);
      },
    },
  );
  // Complete before it is sent: the status is then known, and robots get everything.
  await stream.allReady;
  const state = writeState({ origin: host.origin, page: site.page, route: { loaderData, errors } });
  const isPublic = !screen || screen.isPublic;
  return {
    status: failed ? 500 : statusCode,
    html: complete(await new Response(stream).text(), { ...assets, state, atOnce: screen?.atOnce ?? false }),
    isPublic,
    isWhole: statusCode === 200 && !errors && !failed && !site.isIncomplete,
  };
}

interface Additions extends Assets {
  state: string;
  atOnce: boolean;
}

/** React leaves elements alone that it does not know: early.ts and the style go first, the data it will need goes last. */
function complete(html: string, { style, state, script, preloads, atOnce }: Additions): string {
  const now = atOnce ? ' data-now' : '';
  const early = `<script data-entry="${script}" data-preloads="${preloads.join(' ')}"${now}>${earlyScript}</script>`;
  const look = 'text' in style ? `<style>${style.text}</style>` : `<link rel="stylesheet" href="${style.href}">`;
  const data = `<script type="application/json" id="${STATE_ID}">${state}</script>`;
  const end = html.lastIndexOf('</body>');
  return html.slice(0, end).replace('<head>', () => `<head>${early}${look}`) + data + html.slice(end);
}
