import type { EmulatedProvider, EmulatorDeps } from '../emulators/emulated-provider.ts';
import type { ProviderContext } from '../provider.ts';

/** The same adapter, talking to the provider inside the product instead of to the network. */
export const embedded = (emulator: EmulatedProvider, deps: EmulatorDeps): ProviderContext => ({
  fetch: (input, init) => emulator.handle(new Request(input, init), deps),
  now: () => deps.clock.now(),
});

export const remote = ({ clock }: Pick<EmulatorDeps, 'clock'>): ProviderContext => ({
  fetch: globalThis.fetch,
  now: () => clock.now(),
});
