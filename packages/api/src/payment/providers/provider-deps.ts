import type { ServerEnv } from '@softbox/config/env';
import type { Database } from '@softbox/db';
import type { Clock } from '../../clock.ts';

export interface ProviderDeps {
  env: ServerEnv;
  db: Database;
  clock: Clock;
  /** The way to the providers themselves. */
  fetch?: typeof fetch | undefined;
}
