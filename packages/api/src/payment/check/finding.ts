import type { ProviderName } from '@softbox/config/countries';
import type { ServerEnv } from '@softbox/config/env';
import type { ProviderContext } from '../provider.ts';

/** One thing that was looked at: how it is, and what to do where it is not well. */
export interface Finding {
  provider: ProviderName;
  verdict: 'good' | 'bad' | 'unused';
  text: string;
}

/** What a provider's console must hold beside the keys: one sentence for each thing that it does not. */
export type ConsoleCheck = (env: ServerEnv, context: ProviderContext) => Promise<string[]>;
