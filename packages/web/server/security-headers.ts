import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export interface AppVariables {
  requestId: string;
}

const TOSS = 'https://*.tosspayments.com';
/** Payments begin there with a form of ours. */
const UNIONPAY = 'https://gateway.95516.com https://gateway.test.95516.com';

export interface Policy {
  /** Adds what Vite's hot reloading needs: inline styles and a web socket. */
  development: boolean;
  /** What stands in the page itself: known by its hash, so that pages can be kept and sent again. */
  inline?: { script: string; style: string };
}

const hashOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const contentPolicy = ({ development, inline }: Policy) =>
  [
    `default-src 'none'`,
    `script-src 'self'${inline ? hashOf(inline.script) : ''} https://js.tosspayments.com`,
    `style-src 'self'${development ? ` 'unsafe-inline'` : inline ? hashOf(inline.style) : ''}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self' ${TOSS}${development ? ' ws:' : ''}`,
    `frame-src 'self' ${TOSS}`,
    `form-action 'self' https://checkout.stripe.com ${TOSS} ${UNIONPAY}`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

interface Options {
  https: boolean;
  development: boolean;
}

/** On every answer; a header that an answer brings itself stays. */
export function securityHeaders({ https, development }: Options): MiddlewareHandler<{ Variables: AppVariables }> {
  const defaults = Object.entries({
    'content-security-policy': contentPolicy({ development }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The payment window reports back to its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(self "https://js.tosspayments.com")',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of defaults) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
