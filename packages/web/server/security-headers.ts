import type { MiddlewareHandler } from 'hono';

export interface AppVariables {
  nonce: string;
  requestId: string;
}

const TOSS = 'https://*.tosspayments.com';
/** Payments begin there with a form of ours. */
const UNIONPAY = 'https://gateway.95516.com https://gateway.test.95516.com';

/** Development adds what Vite's hot reloading needs: inline styles and a web socket. */
const contentPolicy = (nonce: string, development: boolean) =>
  [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}' https://js.tosspayments.com`,
    `style-src 'self' ${development ? `'unsafe-inline'` : `'nonce-${nonce}'`}`,
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

/** On every answer; a header that an answer brings itself stays. Makes the nonce that pages give their script. */
export const securityHeaders =
  ({ https, development }: Options): MiddlewareHandler<{ Variables: AppVariables }> =>
  async (c, next) => {
    const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64');
    c.set('nonce', nonce);
    await next();
    const defaults: Record<string, string> = {
      'content-security-policy': contentPolicy(nonce, development),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // The payment window reports back to its opener.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(self "https://js.tosspayments.com")',
      ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    };
    for (const [name, value] of Object.entries(defaults)) if (!c.res.headers.has(name)) c.header(name, value);
  };
