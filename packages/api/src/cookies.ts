import type { ServerEnv } from '@softbox/config/env';

export function parseCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
  });
  // The first of two cookies of one name wins: a neighbour's cannot override it.
  return new Map(pairs.reverse());
}

type Origin = Pick<ServerEnv, 'PUBLIC_ORIGIN'>;
const isSecure = (env: Origin) => env.PUBLIC_ORIGIN.startsWith('https:');

/** `__Host-` binds a cookie to this host and https; plain http (a trial on a laptop) cannot carry it. */
export const cookieName = (env: Origin, name: string) => (isSecure(env) ? `__Host-${name}` : name);

/** An HttpOnly, SameSite=Lax cookie; `maxAgeMs` 0 removes it. */
export function httpOnlyCookie(env: Origin, name: string, value: string, maxAgeMs: number): string {
  const secure = isSecure(env) ? '; Secure' : '';
  return `${cookieName(env, name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.round(maxAgeMs / 1000)}${secure}`;
}
