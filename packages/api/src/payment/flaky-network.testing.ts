import { PROVIDER_NAMES } from '@softbox/config/countries';
import type { TestApi } from '../testing.ts';
import { EMULATORS } from './emulators/index.ts';
import { connectTo } from './providers/adapters.testing.ts';
import { embedded } from './providers/connect.ts';

type Weather = 'fine' | 'answers-lost' | 'down';

/** Puts a network between the adapters and their embedded providers that can lose what was said. Counts the calls. */
export function withFlakyNetwork(api: TestApi) {
  const deps = { env: api.services.env, db: api.db, clock: api.clock };
  const network = { weather: 'fine' as Weather, calls: [] as string[] };
  const through =
    (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      network.calls.push(`${request.method} ${new URL(request.url).pathname}`);
      if (network.weather === 'down') throw new TypeError('connection refused');
      const response = await fetch(request);
      if (network.weather === 'answers-lost') throw new TypeError('connection reset');
      return response;
    };
  for (const name of PROVIDER_NAMES) {
    const fetch = through(embedded(EMULATORS[name], deps).fetch);
    api.services.providers[name] = connectTo(name, deps, { fetch });
  }
  return network;
}
