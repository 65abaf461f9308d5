import { AppError } from '@softbox/config/errors';
import { bearerToken } from './bearer-token.ts';
import type { Context } from './context.ts';

type Asked = Pick<Context, 'requestHeaders' | 'env'>;

/**
 * A browser attaches our cookies to requests that other sites make. A change that counts on cookies must therefore come
 * from our own pages; a bearer token is never attached by itself and needs no such proof.
 */
export function refuseCrossSite({ requestHeaders, env }: Asked): void {
  if (bearerToken(requestHeaders)) return;
  const site = requestHeaders.get('sec-fetch-site');
  if (site) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_SITE');
    return;
  }
  const origin = requestHeaders.get('origin');
  if (origin && origin !== env.PUBLIC_ORIGIN && origin !== ownOrigin(requestHeaders)) throw new AppError('CROSS_SITE');
}

/** Without Sec-Fetch-Site: a page's origin whose host is the one that was asked is our own. */
const ownOrigin = (headers: Headers) => {
  const host = headers.get('host');
  return host && `${headers.get('x-forwarded-proto') ?? 'http'}://${host}`;
};
