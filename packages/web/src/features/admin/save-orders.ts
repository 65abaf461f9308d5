import type { OrderFilters } from '@softbox/config/inputs/admin';
import { apiPaths } from '@softbox/config/paths';
import { askStudio } from './ask-studio.ts';

/** Fetches the orders that match as a file and hands it to the browser to save. */
export async function saveOrders(filters: OrderFilters, password: string): Promise<void> {
  const answer = await askStudio(apiPaths.ordersExport, { ...filters, password });
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'orders.csv';
  const url = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
