import type { OrderFilters } from '@softbox/config/inputs/admin';
import { apiPaths } from '@softbox/config/paths';
import { saveFile } from '../../lib/save-file.ts';
import { askStudio } from './ask-studio.ts';

/** Fetches the orders that match as a file and hands it to the browser to save. */
export async function saveOrders(filters: OrderFilters, password: string): Promise<void> {
  const answer = await askStudio(apiPaths.ordersExport, { ...filters, password });
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'orders.csv';
  saveFile(await answer.blob(), name);
}
