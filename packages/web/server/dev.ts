import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@softbox/api';
import { readEnv } from '@softbox/config/env';
import { createServer as createVite } from 'vite';
import { announceAddress, announceAdministrator } from './announce.ts';
import { createApp } from './app.ts';
import { stopGracefully } from './lifecycle.ts';
import { deliverTo, ownAddress } from './own-address.ts';

/** The same app with Vite in front: sources instead of a build, changes shown while you type, one process, one port. */
const env = { ...readEnv(), ALLOW_SANDBOX_PAYMENTS: true };
const http = createServer();
const vite = await createVite({
  root: join(import.meta.dirname, '..'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
});
const api = await createApi({ env, deliver: deliverTo(http) });
const { isDraining } = stopGracefully(http, async () => {
  await vite.close();
  await api.close();
});

const app = createApp({
  env,
  api,
  isDraining,
  loadPages: async () =>
    (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof import('../src/entry-server.tsx'),
  assetsFor: () => ({ script: '/src/entry-dev.ts', style: { href: '/src/app.css?direct' }, preloads: [] }),
});
const listener = getRequestListener(app.fetch);
// Pictures lie below Vite's root: it would serve them itself, with other headers than in production.
http.on('request', (incoming, outgoing) =>
  incoming.url?.startsWith('/pictures/')
    ? void listener(incoming, outgoing)
    : vite.middlewares(incoming, outgoing, () => void listener(incoming, outgoing)),
);
http.listen(env.PORT, env.HOST, () => {
  api.startJobs();
  announceAdministrator(api);
  announceAddress(env, api, ownAddress(http));
});
