import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createApi, StartError } from '@softbox/api';
import { EnvError, readEnv, type ServerEnv } from '@softbox/config/env';
import { announceAddress, announceAdministrator } from './announce.ts';
import { createApp } from './app.ts';
import { buildAssets } from './build-assets.ts';
import { stopGracefully } from './lifecycle.ts';
import { deliverTo, ownAddress } from './own-address.ts';

const SECOND = 1000;
const distDir = join(import.meta.dirname, '../dist');

/** Ends the process with one line that says what to do. */
function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}

function environment(): ServerEnv {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof EnvError) return refuse(error.message);
    throw error;
  }
}

const env = environment();
// React picks its slow development build unless this is set before it is first imported.
// biome-ignore lint/style/noProcessEnv: written, not read.
process.env.NODE_ENV = 'production';
const serverBundle = join(distDir, 'server/entry-server.js');
if (!existsSync(serverBundle)) refuse('The site is not built: run "npm run build" first.');
const pages: typeof import('../src/entry-server.tsx') = await import(pathToFileURL(serverBundle).href);

const http = createServer();
const api = await createApi({ env, deliver: deliverTo(http) }).catch((error: unknown) => {
  if (error instanceof StartError) return refuse(error.message);
  throw error;
});
announceAdministrator(api);

const clientDir = join(distDir, 'client');
const { isDraining } = stopGracefully(http, () => api.close());
const app = createApp({
  env,
  api,
  loadPages: async () => pages,
  assetsFor: buildAssets(clientDir),
  clientDir,
  isDraining,
});
const listener = getRequestListener(app.fetch);
http.on('request', (incoming, outgoing) => void listener(incoming, outgoing));

http.headersTimeout = 5 * SECOND;
// A piece of an upload over a slow line.
http.requestTimeout = 120 * SECOND;
http.keepAliveTimeout = 65 * SECOND;
http.on('error', (error) => refuse(`Cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`));
http.listen(env.PORT, env.HOST, () => {
  api.startJobs();
  announceAddress(env, api, ownAddress(http));
});
