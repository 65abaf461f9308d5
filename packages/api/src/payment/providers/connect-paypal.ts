import { rootCertificates } from 'node:tls';
import { paypalEmulator } from '../emulators/paypal.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { connect } from './connect.ts';
import { createPaypal, type PaypalKeys } from './paypal.ts';
import type { ProviderDeps } from './provider-deps.ts';

const LIVE = 'https://api-m.paypal.com';
export const PAYPAL_SANDBOX = 'https://api-m.sandbox.paypal.com';

export const connectPaypal = (deps: ProviderDeps) =>
  connect<PaypalKeys>(
    {
      emulator: paypalEmulator,
      create: createPaypal,
      keys: ({
        PAYPAL_ENVIRONMENT: environment,
        PAYPAL_CLIENT_ID: clientId = '',
        PAYPAL_CLIENT_SECRET: clientSecret = '',
        PAYPAL_WEBHOOK_ID: webhookId = '',
        PAYPAL_ACCOUNT_COUNTRY: accountCountry,
      }) => ({
        clientId,
        clientSecret,
        webhookId,
        accountCountry,
        roots: rootCertificates,
        baseUrl: environment === 'live' ? LIVE : PAYPAL_SANDBOX,
      }),
      sandboxKeys: ({ DATA_DIR, PAYPAL_ACCOUNT_COUNTRY: accountCountry }) => {
        const { rootCertificate, ...keys } = sandboxKeys(DATA_DIR, 'paypal');
        return { ...keys, accountCountry, roots: [rootCertificate], baseUrl: PAYPAL_SANDBOX };
      },
    },
    deps,
  );
