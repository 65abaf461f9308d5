import { searchTextFrom } from '../fold-for-search.ts';
import type { Order } from './view-order.ts';

type Sought = Pick<Order, 'id' | 'customerName' | 'customerEmail' | 'customerPhone' | 'brandName' | 'packageName'>;

/** What the desk finds an order by. */
export const searchTextOf = ({ id, customerName, customerEmail, customerPhone, brandName, packageName }: Sought) =>
  searchTextFrom([id, customerName, customerEmail, brandName, packageName], customerPhone);
