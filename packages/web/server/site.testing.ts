import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@softbox/api';
import { readEnv } from '@softbox/config/env';
import { render } from '../src/entry-server.tsx';
import { createApp } from './app.ts';
import { ownAddress } from './own-address.ts';

/** The whole site over HTTP on a database of its own, from the sources: everything but the browser's scripts. */
export async function startTestSite() {
  const folder = mkdtempSync(join(tmpdir(), 'softbox-site-'));
  const http = createServer();
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
    render,
    assetsFor: () => ({ scripts: [], styles: [], preloads: [] }),
    clientDir: join(import.meta.dirname, '../public'),
    isDraining: () => false,
  });
  const listener = getRequestListener(app.fetch);
  http.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
  return {
    origin,
    db: api.services.db,
    /** As a robot asks: without cookies, and shown every redirect. */
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(new URL(path, origin), { redirect: 'manual', headers }),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await api.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
