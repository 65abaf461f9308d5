/** Adds to a URL as text: Stripe's `{CHECKOUT_SESSION_ID}` must arrive unescaped. */
export const withQuery = (url: string, query: string) => `${url}${url.includes('?') ? '&' : '?'}${query}`;
