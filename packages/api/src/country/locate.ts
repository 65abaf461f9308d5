import { COUNTRY_CODES, type CountryCode, DEFAULT_COUNTRY, nearestCountry } from '@softbox/config/countries';
import type { ServerEnv } from '@softbox/config/env';
import { LIMITS } from '@softbox/config/limits';
import { COUNTRY_COOKIE } from '@softbox/config/storage-keys';
import { z } from 'zod';
import { parseCookies } from '../cookies.ts';

/** The country in which a visitor without a country prefix is served. Never fails and never waits long. */
export type Locator = (headers: Headers, ip: string) => Promise<CountryCode>;

const ISO = /^[A-Z]{2}$/;
const Answer = z.object({ country_code: z.string().regex(ISO) });
const MAX_CACHED = 10_000;

type GeoEnv = Pick<ServerEnv, 'GEOIP_URL' | 'GEOIP_HEADER'>;

/**
 * Asks, in this order: the visitor's stored choice, the edge's header, the configured look-up service (`{ip}` in GEOIP_URL).
 * The server asks, so that no browser tells a third party who visits us. Addresses are kept in memory only.
 */
export function createLocator(env: GeoEnv, ask: typeof fetch = fetch): Locator {
  const cache = new Map<string, CountryCode>();

  async function lookUp(ip: string): Promise<CountryCode> {
    const known = cache.get(ip);
    if (known || !env.GEOIP_URL) return known ?? DEFAULT_COUNTRY;
    try {
      const url = env.GEOIP_URL.replace('{ip}', encodeURIComponent(ip));
      const response = await ask(url, { signal: AbortSignal.timeout(LIMITS.geoLookupMs), redirect: 'error' });
      const country = nearestCountry(Answer.parse(await response.json()).country_code);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(ip, country);
      return country;
    } catch {
      // Down, slow or talking nonsense: the default, and the next visit asks again.
      return DEFAULT_COUNTRY;
    }
  }

  return async (headers, ip) => {
    const stored = parseCookies(headers.get('cookie')).get(COUNTRY_COOKIE)?.toUpperCase();
    const chosen = COUNTRY_CODES.find((code) => code === stored);
    if (chosen) return chosen;
    const edge = env.GEOIP_HEADER && headers.get(env.GEOIP_HEADER)?.toUpperCase();
    return edge && ISO.test(edge) ? nearestCountry(edge) : lookUp(ip);
  };
}
