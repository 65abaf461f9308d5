import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@softbox/api';
import { readEnv } from '@softbox/config/env';
import { createApp } from './app.ts';
import { ownAddress } from './own-address.ts';

/** The whole site over HTTP on a database of its own, from the sources: everything but the browser's scripts. */
export async function startTestSite() {
  // React in the build that visitors get: half the time for the same pages.
  // biome-ignore lint/style/noProcessEnv: written, not read.
  process.env.NODE_ENV = 'production';
  const pages = await import('../src/entry-server.tsx');
  const folder = mkdtempSync(join(tmpdir(), 'softbox-site-'));
  const http = createServer();
  // A test may think for a while between two questions, and a busy machine between a connection and its request.
  http.keepAliveTimeout = 0;
  http.headersTimeout = 0;
  http.requestTimeout = 0;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const origin = ownAddress(http);
  const { port } = http.address() as AddressInfo; // a TCP server that listens
  const env = {
    ...readEnv({ PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
    ALLOW_SANDBOX_PAYMENTS: true,
  };
  const api = await createApi({ env });
  const app = createApp({
    env,
    api,
    loadPages: async () => pages,
    assetsFor: () => ({ script: '', style: { text: '' }, preloads: [] }),
    clientDir: join(import.meta.dirname, '../public'),
    isDraining: () => false,
  });
  const listener = getRequestListener(app.fetch);
  http.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
  return {
    origin,
    db: api.services.db,
    /** Whatever anybody may ask the API. */
    ask: async () => api.router.createCaller(await api.createContext(new Request(origin), '127.0.0.1', new Headers())),
    /** As a robot asks: without cookies, and shown every redirect. */
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(new URL(path, origin), { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } }),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;
