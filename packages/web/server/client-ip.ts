/** The visitor's address. Only a proxy that we trust may tell another than the socket's, and only its own, last entry. */
export function clientIp(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return (forwarded || remoteAddress || '').replace(/^::ffff:/, '');
}
