import type { ProviderName } from '@softbox/config/countries';
import type { ServerEnv } from '@softbox/config/env';
import { apiPaths } from '@softbox/config/paths';
import { hasKeys, isLive } from '@softbox/config/payment-keys';
import type { EmulatedProvider, EmulatorDeps } from '../emulators/emulated-provider.ts';
import { answer } from '../emulators/faults.ts';
import type { PaymentProvider, ProviderContext, ProviderMode } from '../provider.ts';
import type { ProviderDeps } from './provider-deps.ts';

const webhookUrl = (name: ProviderName, { env }: EmulatorDeps) => env.PUBLIC_ORIGIN + apiPaths.webhook(name);

/** The same adapter, talking to the provider inside the product instead of to the network. */
export const embedded = (emulator: EmulatedProvider, deps: EmulatorDeps): ProviderContext => ({
  webhookUrl: webhookUrl(emulator.name, deps),
  fetch: (input, init) => answer(emulator, new Request(input, init), deps),
  now: () => deps.clock.now(),
});

/** The provider itself. */
export const remote = (name: ProviderName, deps: ProviderDeps): ProviderContext => ({
  webhookUrl: webhookUrl(name, deps),
  fetch: deps.fetch ?? globalThis.fetch,
  now: () => deps.clock.now(),
});

interface Connection<K> {
  emulator: EmulatedProvider;
  create(keys: K, mode: ProviderMode, context: ProviderContext): PaymentProvider;
  /** From the environment, which has them all. */
  keys(env: ServerEnv): K;
  /** What the embedded provider and we agreed on. */
  sandboxKeys(env: ServerEnv): K;
}

/** The provider itself where its keys are set, the embedded one where that is allowed, else none. */
export function connect<K>(connection: Connection<K>, deps: ProviderDeps): PaymentProvider | undefined {
  const { emulator, create, keys, sandboxKeys } = connection;
  const { name } = emulator;
  const { env } = deps;
  if (hasKeys(name, env)) return create(keys(env), isLive(name, env) ? 'live' : 'sandbox-remote', remote(name, deps));
  if (!env.ALLOW_SANDBOX_PAYMENTS) return undefined;
  return create(sandboxKeys(env), 'sandbox-embedded', embedded(emulator, deps));
}
