import type { ProviderName } from '@softbox/config/countries';
import type { EmulatedProvider } from './emulated-provider.ts';
import { paypalEmulator } from './paypal.ts';
import { squareEmulator } from './square.ts';
import { stripeEmulator } from './stripe.ts';
import { tosspaymentsEmulator } from './tosspayments.ts';

export const EMULATORS: Partial<Record<ProviderName, EmulatedProvider>> = {
  stripe: stripeEmulator,
  paypal: paypalEmulator,
  square: squareEmulator,
  tosspayments: tosspaymentsEmulator,
};
