import type { ServerEnv } from '@softbox/config/env';
import { SESSION_COOKIE } from '@softbox/config/storage-keys';
import { bearerToken } from '../bearer-token.ts';
import { cookieName, parseCookies } from '../cookies.ts';
import { sha256 } from '../sha256.ts';

/**
 * One session has two secrets in a row of one-way steps: bearer, cookie, stored value. Scripts hold the bearer, the
 * browser the cookie, the database the last. None can be turned back into the one before.
 */
export const cookieOfBearer = (bearer: string): string => sha256(`cookie:${bearer}`);
const storedOfCookie = (cookie: string): string => sha256(cookie);
export const storedOfBearer = (bearer: string): string => storedOfCookie(cookieOfBearer(bearer));

/** The stored values of the sessions a request shows. */
export function shownSessions(env: Pick<ServerEnv, 'PUBLIC_ORIGIN'>, headers: Headers) {
  const bearer = bearerToken(headers);
  const cookie = parseCookies(headers.get('cookie')).get(cookieName(env, SESSION_COOKIE));
  return {
    byBearer: bearer === undefined ? undefined : storedOfBearer(bearer),
    byCookie: cookie ? storedOfCookie(cookie) : undefined,
  };
}
