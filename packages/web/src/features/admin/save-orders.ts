import type { OrderFilters } from '@softbox/config/inputs/admin';
import { apiPaths } from '@softbox/config/paths';
import { currentPage } from '../../lib/current-page.ts';
import { storedToken } from '../../lib/storage.ts';
import { pageHeaders } from '../../lib/trpc.ts';

/** Why there is no file, in the page's language. */
export class ExportRefused extends Error {}

/** Fetches the orders that match as a file and hands it to the browser to save. */
export async function saveOrders(filters: OrderFilters, password: string): Promise<void> {
  const token = storedToken();
  const answer = await fetch(apiPaths.ordersExport, {
    method: 'POST',
    headers: {
      ...pageHeaders(currentPage.get()),
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ ...filters, password }),
  });
  if (!answer.ok) {
    const { message, fields }: { message?: string; fields?: Record<string, string> } = await answer.json();
    throw new ExportRefused(fields?.password ?? message);
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'orders.csv';
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
