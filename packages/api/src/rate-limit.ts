import type { ServerEnv } from '@softbox/config/env';
import { AppError } from '@softbox/config/errors';
import { RATE_LIMITS, type RateLimitName } from '@softbox/config/limits';
import type { Clock } from './clock.ts';

interface Bucket {
  tokens: number;
  at: number;
}

export interface RateLimiter {
  /** Takes a token, or throws RATE_LIMITED with the seconds to wait. */
  take(name: RateLimitName, key: string): void;
  /** Returns one token, for limits that count failures only. */
  giveBack(name: RateLimitName, key: string): void;
  /** Fills the bucket again: earlier failures are forgiven. */
  clear(name: RateLimitName, key: string): void;
}

const MAX_BUCKETS = 50_000;

/** Token buckets in memory: a limit is there to slow a flood down, and a restart is not one. */
export function createRateLimiter(env: Pick<ServerEnv, 'RATE_LIMIT'>, clock: Clock): RateLimiter {
  const buckets = new Map<string, Bucket>();
  const scale = env.RATE_LIMIT === 'strict' ? 0.5 : 1;
  return {
    take(name, key) {
      if (env.RATE_LIMIT === 'off') return;
      const { burst, per } = RATE_LIMITS[name];
      const size = Math.max(1, Math.floor(burst * scale));
      const id = `${name}|${key}`;
      const now = clock.now().getTime();
      const bucket = buckets.get(id) ?? { tokens: size, at: now };
      const refilled = Math.min(size, bucket.tokens + ((now - bucket.at) * size) / per);
      if (refilled < 1)
        throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(((1 - refilled) * per) / size / 1000) });
      // Re-inserted at the end: the first entries are the ones longest unused.
      buckets.delete(id);
      buckets.set(id, { tokens: refilled - 1, at: now });
      if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value ?? '');
    },
    giveBack(name, key) {
      const bucket = buckets.get(`${name}|${key}`);
      if (bucket) bucket.tokens += 1;
    },
    clear: (name, key) => void buckets.delete(`${name}|${key}`),
  };
}
