import type { ProviderName } from '@softbox/config/countries';
import type { EmulatedProvider } from './emulated-provider.ts';
import { stripeEmulator } from './stripe.ts';
import { tosspaymentsEmulator } from './tosspayments.ts';

export const EMULATORS: Partial<Record<ProviderName, EmulatedProvider>> = {
  stripe: stripeEmulator,
  tosspayments: tosspaymentsEmulator,
};
