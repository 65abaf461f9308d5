import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { stripeEmulator } from '../emulators/stripe.ts';
import type { PaymentProvider } from '../provider.ts';
import { embedded, remote } from './embedded.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { createStripe } from './stripe.ts';

export function connectStripe(deps: ProviderDeps): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, DATA_DIR } = deps.env;
  if (!secretKey || !webhookSecret) {
    return createStripe(sandboxKeys(DATA_DIR).stripe, 'sandbox-embedded', embedded(stripeEmulator, deps));
  }
  const mode = secretKey.includes('_live_') ? 'live' : 'sandbox-remote';
  return createStripe({ secretKey, webhookSecret }, mode, remote(deps));
}
