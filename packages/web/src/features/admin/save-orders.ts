import type { OrderFilters } from '@softbox/config/inputs/admin';
import { apiPaths } from '@softbox/config/paths';
import { askStudio } from '../../lib/ask-studio.ts';
import { saveAnswer } from '../../lib/save-answer.ts';

/** Fetches the orders that match as a file. */
export const saveOrders = async (filters: OrderFilters, password: string): Promise<void> =>
  saveAnswer(await askStudio(apiPaths.ordersExport, { ...filters, password }), 'orders.csv');
