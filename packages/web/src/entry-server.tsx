import type { AppRouter } from '@softbox/api/types';
import type { CountryCode } from '@softbox/config/countries';
import { dehydrate } from '@tanstack/react-query';
import { unstable_localLink as localLink } from '@trpc/client';
import type { inferRouterContext } from '@trpc/server';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import superjson from 'superjson';
import type { Assets } from './assets.ts';
import { readCookie } from './lib/browser-cookie.ts';
import { createQueryClient } from './lib/query-client.ts';
import { type Site, siteContext } from './lib/route-data.ts';
import { createTrpcClient, createTrpcUtils, pageHeaders } from './lib/trpc.ts';
import { stateScript } from './page-state.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** What the process hands in, so that this bundle never contains the API. */
export interface PageHost {
  router: AppRouter;
  createContext(request: Request, responseHeaders: Headers): Promise<inferRouterContext<AppRouter>>;
  locate(): Promise<CountryCode>;
  assetsFor(modules: readonly string[]): Assets;
  origin: string;
  nonce: string;
  onError(error: unknown): void;
}

const handler = createStaticHandler(routes);

function createSite(
  request: Request,
  host: PageHost,
  headers: Headers,
): { site: Site; client: ReturnType<typeof createTrpcClient> } {
  const cookies = request.headers.get('cookie') ?? '';
  const queryClient = createQueryClient();
  let located: Promise<CountryCode> | undefined;
  const client = createTrpcClient(
    localLink({
      router: host.router,
      transformer: superjson,
      createContext: () => {
        const asked = new Headers(request.headers);
        for (const [name, value] of Object.entries(pageHeaders(site.page))) asked.set(name, value);
        return host.createContext(new Request(request.url, { headers: asked }), headers);
      },
    }),
  );
  const site: Site = {
    queryClient,
    utils: createTrpcUtils(client, queryClient),
    origin: host.origin,
    cookie: (name) => readCookie(cookies, name),
    currentCountry: () => (located ??= host.locate()),
    page: { country: 'US', language: 'en' },
  };
  return { site, client };
}

const modulesOf = (handle: unknown): string[] =>
  typeof handle === 'object' && handle && 'module' in handle && typeof handle.module === 'string'
    ? [handle.module]
    : [];

/** Answers a request for a page: a redirect, or the whole document with its data and its true status. */
export async function render(request: Request, host: PageHost): Promise<Response> {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const { site, client } = createSite(request, host, headers);
  const requestContext = new RouterContextProvider();
  requestContext.set(siteContext, site);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;

  const assets = host.assetsFor(context.matches.flatMap(({ route }) => modulesOf(route.handle)));
  const { loaderData, errors } = context;
  for (const error of Object.values(errors ?? {})) if (error instanceof Error) host.onError(error);
  const state = {
    assets,
    origin: host.origin,
    page: site.page,
    queries: dehydrate(site.queryClient),
    route: { loaderData, errors },
  };
  let failed = false;
  const stream = await renderToReadableStream(
    <Providers assets={assets} queryClient={site.queryClient} client={client}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
    {
      nonce: host.nonce,
      bootstrapScriptContent: stateScript(state),
      bootstrapModules: assets.scripts,
      signal: request.signal,
      onError: (error) => {
        failed = true;
        host.onError(error);
      },
    },
  );
  // Complete before it is sent: the status is then known, and robots get everything.
  await stream.allReady;
  return new Response(stream, { status: failed ? 500 : context.statusCode, headers });
}
