const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a Host header names this site. Another name reaching us is a mistake or a rebinding attack; loopback stays
 * open for supervisors and for the webhooks that the server sends to itself.
 */
export function isKnownHost(
  host: string | undefined,
  { origin, listenHost }: { origin: string; listenHost: string },
): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === new URL(origin).hostname || hostname === listenHost || LOOPBACK.has(hostname);
}
