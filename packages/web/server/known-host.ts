const hostnameOf = (host: string | undefined) =>
  host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;

/** Whether a Host header names the site as the public knows it; the same process may also be asked by other names. */
export const isPublicHost = (host: string | undefined, origin: string) => hostnameOf(host) === new URL(origin).hostname;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a Host header names this site. Another name reaching us is a mistake or a rebinding attack; loopback stays
 * open for supervisors and for the webhooks that the server sends to itself.
 */
export function isKnownHost(
  host: string | undefined,
  { origin, listenHost }: { origin: string; listenHost: string },
): boolean {
  const hostname = hostnameOf(host);
  if (hostname === null) return false;
  return isPublicHost(host, origin) || hostname === listenHost || LOOPBACK.has(hostname);
}
