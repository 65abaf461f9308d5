import { PROVIDER_NAMES } from '@softbox/config/countries';
import type { TestApi } from '../testing.ts';
import { EMULATORS } from './emulators/index.ts';
import { connectTo } from './providers/adapters.testing.ts';
import { embedded } from './providers/connect.ts';

/** `faulty`: the provider answers and does nothing; `dead`: nobody of ours is there any more to hear the answer. */
type Weather = 'fine' | 'answers-lost' | 'down' | 'faulty' | 'dead';

const forEver = () => new Promise<never>(() => undefined);

/** Puts a network between the adapters and their embedded providers that can lose what was said. Counts the calls. */
export function withFlakyNetwork(api: TestApi) {
  const deps = { env: api.services.env, db: api.db, clock: api.clock };
  let die: () => void = () => undefined;
  const network = {
    weather: 'fine' as Weather,
    calls: [] as string[],
    /** What happens in the world while an answer is on its way. */
    beforeAnswer: null as (() => Promise<void>) | null,
    /** Resolves when a call met its death. */
    died: forEver() as Promise<unknown>,
    /** A new process: fine weather again. */
    revive() {
      network.weather = 'fine';
      network.died = new Promise<void>((resolve) => {
        die = resolve;
      });
    },
  };
  network.revive();
  const through =
    (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      network.calls.push(`${request.method} ${new URL(request.url).pathname}`);
      const { weather } = network;
      if (weather === 'down') throw new TypeError('connection refused');
      if (weather === 'faulty') return new Response('', { status: 503 });
      const response = await fetch(request);
      await network.beforeAnswer?.();
      if (weather === 'answers-lost') throw new TypeError('connection reset');
      if (weather === 'dead') {
        die();
        return forEver();
      }
      return response;
    };
  for (const name of PROVIDER_NAMES) {
    const fetch = through(embedded(EMULATORS[name], deps).fetch);
    api.services.providers[name] = connectTo(name, deps, { fetch });
  }
  return network;
}
