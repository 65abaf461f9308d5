import type { ServerEnv } from '@softbox/config/env';
import type { Database } from '@softbox/db';
import type { Clock } from '../../clock.ts';

export interface ProviderDeps {
  env: ServerEnv;
  db: Database;
  clock: Clock;
}
