import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { stripeEmulator } from '../emulators/stripe.ts';
import { connect } from './connect.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { createStripe } from './stripe.ts';

export const connectStripe = (deps: ProviderDeps) =>
  connect(
    {
      emulator: stripeEmulator,
      create: createStripe,
      keys: ({ STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' }) => ({
        secretKey,
        webhookSecret,
      }),
      sandboxKeys: ({ DATA_DIR }) => sandboxKeys(DATA_DIR, 'stripe'),
    },
    deps,
  );
