import type { TestApi } from '../testing.ts';
import { sandboxKeys } from './emulators/sandbox-keys.ts';
import { stripeEmulator } from './emulators/stripe.ts';
import { tosspaymentsEmulator } from './emulators/tosspayments.ts';
import { embedded } from './providers/embedded.ts';
import { createStripe } from './providers/stripe.ts';
import { createTosspayments } from './providers/tosspayments.ts';

type Weather = 'fine' | 'answers-lost' | 'down';

/** Puts a network between the adapters and their embedded providers that can lose what was said. Counts the calls. */
export function withFlakyNetwork(api: TestApi) {
  const deps = { env: api.services.env, db: api.db, clock: api.clock };
  const keys = sandboxKeys(deps.env.DATA_DIR);
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
  const context = (emulator: typeof stripeEmulator) => {
    const inner = embedded(emulator, deps);
    return { ...inner, fetch: through(inner.fetch) };
  };
  Object.assign(api.services.providers, {
    stripe: createStripe(keys.stripe, 'sandbox-embedded', context(stripeEmulator)),
    tosspayments: createTosspayments(keys.tosspayments, 'sandbox-embedded', context(tosspaymentsEmulator)),
  });
  return network;
}
