import { LIFETIMES } from '@softbox/config/limits';
import { isStaff, type Role } from '@softbox/config/roles';
import { SESSION_COOKIE } from '@softbox/config/storage-keys';
import type { Context } from '../context.ts';
import { httpOnlyCookie } from '../cookies.ts';
import { cookieOfBearer } from './session-secrets.ts';

type Answer = Pick<Context, 'env' | 'responseHeaders'>;

/** Lives as long as the session can at most: the server alone decides when an idle one ends. */
export function setSessionCookie({ env, responseHeaders }: Answer, bearer: string, role: Role): void {
  const maxAge = isStaff(role) ? LIFETIMES.adminSessionAbsolute : LIFETIMES.sessionAbsolute;
  responseHeaders.append('set-cookie', httpOnlyCookie(env, SESSION_COOKIE, cookieOfBearer(bearer), maxAge));
}

export const removeSessionCookie = ({ env, responseHeaders }: Answer): void =>
  responseHeaders.append('set-cookie', httpOnlyCookie(env, SESSION_COOKIE, '', 0));
