import { apiPaths } from '@softbox/config/paths';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { tosspaymentsEmulator } from '../emulators/tosspayments.ts';
import type { PaymentProvider } from '../provider.ts';
import { embedded, remote } from './embedded.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { createTosspayments } from './tosspayments.ts';

export function connectTosspayments(deps: ProviderDeps): PaymentProvider {
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey, DATA_DIR } = deps.env;
  if (!clientKey || !secretKey) {
    const keys = { ...sandboxKeys(DATA_DIR).tosspayments, sdkUrl: `${apiPaths.sandbox}/toss/sdk.js` };
    return createTosspayments(keys, 'sandbox-embedded', embedded(tosspaymentsEmulator, deps));
  }
  return createTosspayments(
    { clientKey, secretKey },
    secretKey.startsWith('live_') ? 'live' : 'sandbox-remote',
    remote(deps),
  );
}
