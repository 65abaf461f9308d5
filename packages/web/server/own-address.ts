import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a listening server reaches itself. */
export function ownAddress(http: Server): string {
  const { address, port } = http.address() as AddressInfo; // a TCP server that listens
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? '127.0.0.1' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** Sends a request for the public address to this very process, past any proxy. */
export const deliverTo =
  (http: Server) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    return fetch(`${ownAddress(http)}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      ...(request.body ? { body: await request.arrayBuffer() } : {}),
      signal: request.signal,
    });
  };
