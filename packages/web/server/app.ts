import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Api } from '@softbox/api';
import type { ServerEnv } from '@softbox/config/env';
import { robotPaths } from '@softbox/config/paths';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { clientIp } from './client-ip.ts';
import { isKnownHost } from './known-host.ts';
import { createPages, type PageOptions } from './pages.ts';
import { pictureCards } from './picture-cards.ts';
import { pictures } from './pictures.ts';
import { robots } from './robots.ts';
import { type AppVariables, securityHeaders } from './security-headers.ts';
import { sitemaps } from './sitemaps.ts';

export interface AppOptions extends Pick<PageOptions, 'loadPages' | 'assetsFor'> {
  env: ServerEnv;
  api: Api;
  /** The browser's files; absent in development, where Vite serves them. */
  clientDir?: string;
  isDraining(): boolean;
}

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Everything the one port answers, from top to bottom. */
export function createApp({ env, api, loadPages, assetsFor, clientDir, isDraining }: AppOptions) {
  const app = new Hono<{ Bindings: HttpBindings; Variables: AppVariables }>();
  const development = clientDir === undefined;
  const ipOf = (incoming: HttpBindings['incoming'] | undefined, forwardedFor: string | undefined) =>
    clientIp(incoming?.socket.remoteAddress, forwardedFor, env.TRUST_PROXY);

  app.use(requestId());
  app.use(securityHeaders({ https: env.PUBLIC_ORIGIN.startsWith('https:'), development }));
  app.use(async (c, next) => {
    await next();
    c.header('x-request-id', c.get('requestId'));
    if (isDraining()) c.header('connection', 'close');
  });

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const ready = !isDraining() && (await api.ready());
    return ready ? c.text('ready') : c.text('not ready', 503);
  });

  app.use(async (c, next) => {
    const known = isKnownHost(c.req.header('host'), { origin: env.PUBLIC_ORIGIN, listenHost: env.HOST });
    return development || known ? next() : c.text('Misdirected Request', 421);
  });
  if (!development) app.use(compress());

  const own = pictures();
  const findPicture = async (path: string) =>
    (await api.handle(new Request(new URL(path, env.PUBLIC_ORIGIN)), '127.0.0.1')) ?? own.request(path);
  app.route('/', pictureCards(findPicture));

  app.use(async (c, next) => {
    const answer = await api.handle(c.req.raw, ipOf(c.env.incoming, c.req.header('x-forwarded-for')));
    return answer ?? next();
  });

  app.route('/', own);
  app.get(robotPaths.robots, (c) => c.text(robots(c.req.header('host'), env.PUBLIC_ORIGIN)));
  app.route('/', sitemaps(env.PUBLIC_ORIGIN, api));

  if (clientDir) {
    const immutable = `public, max-age=${365 * DAY_IN_SECONDS}, immutable`;
    app.use(
      '/assets/*',
      serveStatic({
        root: clientDir,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', immutable),
      }),
    );
    app.get('/assets/*', (c) => c.notFound());
    const shortly = `public, max-age=${DAY_IN_SECONDS}`;
    for (const path of ['/favicon.svg', '/site.webmanifest', '/icons/*'])
      app.get(path, serveStatic({ root: clientDir, onFound: (_path, c) => c.header('cache-control', shortly) }));
  }

  const pages = createPages({ api, loadPages, assetsFor, development, origin: env.PUBLIC_ORIGIN });
  app.get('*', (c) =>
    pages(c.req.raw, {
      ip: ipOf(c.env.incoming, c.req.header('x-forwarded-for')),
      onError: (error) => console.error(`${c.get('requestId')} ${c.req.path}`, error),
    }),
  );

  app.onError((error, c) => {
    console.error(`${c.get('requestId')} ${c.req.path}`, error);
    return c.text('Internal Server Error', 500);
  });
  return app;
}
