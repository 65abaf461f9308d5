/** What a browser script stores when it stores nothing. */
const NOTHING = new Set(['', 'null', 'undefined']);

/**
 * The bearer token of a request. Other schemes are not ours: Basic is attached by browsers on their own, so it must
 * neither hide the cookie nor count as proof that a request is meant.
 */
export function bearerToken(headers: Headers): string | undefined {
  const [, token = ''] = /^\s*bearer(?:\s+(.*))?$/i.exec(headers.get('authorization') ?? '') ?? [];
  return NOTHING.has(token.trim()) ? undefined : token.trim();
}
