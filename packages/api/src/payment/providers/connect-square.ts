import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { squareEmulator } from '../emulators/square.ts';
import { connect } from './connect.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { createSquare } from './square.ts';

const LIVE = 'https://connect.squareup.com';
export const SQUARE_SANDBOX = 'https://connect.squareupsandbox.com';

export const connectSquare = (deps: ProviderDeps) =>
  connect(
    {
      emulator: squareEmulator,
      create: createSquare,
      keys: ({
        SQUARE_ENVIRONMENT: environment,
        SQUARE_ACCESS_TOKEN: accessToken = '',
        SQUARE_LOCATION_ID: locationId = '',
        SQUARE_WEBHOOK_SIGNATURE_KEY: signatureKey = '',
      }) => ({ accessToken, locationId, signatureKey, baseUrl: environment === 'live' ? LIVE : SQUARE_SANDBOX }),
      sandboxKeys: ({ DATA_DIR }) => ({ ...sandboxKeys(DATA_DIR, 'square'), baseUrl: SQUARE_SANDBOX }),
    },
    deps,
  );
