import { apiPaths } from '@softbox/config/paths';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { tosspaymentsEmulator } from '../emulators/tosspayments.ts';
import { connect } from './connect.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { createTosspayments, type TossKeys } from './tosspayments.ts';

export const connectTosspayments = (deps: ProviderDeps) =>
  connect<TossKeys>(
    {
      emulator: tosspaymentsEmulator,
      create: createTosspayments,
      keys: ({ TOSS_CLIENT_KEY: clientKey = '', TOSS_SECRET_KEY: secretKey = '' }) => ({ clientKey, secretKey }),
      sandboxKeys: ({ DATA_DIR }) => ({
        ...sandboxKeys(DATA_DIR, 'tosspayments'),
        sdkUrl: `${apiPaths.sandbox}/toss/sdk.js`,
      }),
    },
    deps,
  );
