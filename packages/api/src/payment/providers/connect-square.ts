import type { ServerEnv } from '@softbox/config/env';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { squareEmulator } from '../emulators/square.ts';
import { connect } from './connect.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { createSquare } from './square.ts';

const LIVE = 'https://connect.squareup.com';
export const SQUARE_SANDBOX = 'https://connect.squareupsandbox.com';

/** From the environment, which has them all. */
export const squareAccess = ({
  SQUARE_ENVIRONMENT: environment,
  SQUARE_ACCESS_TOKEN: accessToken = '',
}: ServerEnv) => ({
  accessToken,
  baseUrl: environment === 'live' ? LIVE : SQUARE_SANDBOX,
});

export const connectSquare = (deps: ProviderDeps) =>
  connect(
    {
      emulator: squareEmulator,
      create: createSquare,
      keys: (env) => ({
        ...squareAccess(env),
        locationId: env.SQUARE_LOCATION_ID ?? '',
        signatureKey: env.SQUARE_WEBHOOK_SIGNATURE_KEY ?? '',
      }),
      sandboxKeys: ({ DATA_DIR }) => ({ ...sandboxKeys(DATA_DIR, 'square'), baseUrl: SQUARE_SANDBOX }),
    },
    deps,
  );
