import { rootCertificates } from 'node:tls';
import type { ServerEnv } from '@softbox/config/env';
import { paypalEmulator } from '../emulators/paypal.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { connect } from './connect.ts';
import { createPaypal, type PaypalKeys } from './paypal.ts';
import type { ProviderDeps } from './provider-deps.ts';

const LIVE = 'https://api-m.paypal.com';
export const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com';

/** From the environment, which has them all. */
export const paypalAccess = (env: ServerEnv) => ({
  clientId: env.PAYPAL_CLIENT_ID ?? '',
  clientSecret: env.PAYPAL_CLIENT_SECRET ?? '',
  baseUrl: env.PAYPAL_ENVIRONMENT === 'live' ? LIVE : PAYPAL_SANDBOX,
});

export const connectPaypal = (deps: ProviderDeps) =>
  connect<PaypalKeys>(
    {
      emulator: paypalEmulator,
      create: createPaypal,
      keys: (env) => ({
        ...paypalAccess(env),
        webhookId: env.PAYPAL_WEBHOOK_ID ?? '',
        accountCountry: env.PAYPAL_ACCOUNT_COUNTRY,
        roots: rootCertificates,
      }),
      sandboxKeys: ({ DATA_DIR, PAYPAL_ACCOUNT_COUNTRY: accountCountry }) => {
        const { rootCertificate, ...keys } = sandboxKeys(DATA_DIR, 'paypal');
        return { ...keys, accountCountry, roots: [rootCertificate], baseUrl: PAYPAL_SANDBOX };
      },
    },
    deps,
  );
