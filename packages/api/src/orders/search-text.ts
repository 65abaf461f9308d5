import type { Order } from './view-order.ts';

/** Wide and narrow letters, case and spaces make no difference: 김 민지 is found as 김민지. */
export const foldForSearch = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

type Sought = Pick<Order, 'id' | 'customerName' | 'customerEmail' | 'customerPhone' | 'brandName' | 'packageName'>;

/** What the desk finds an order by; each on a line of its own, so that nothing is found across two of them. */
export const searchTextOf = ({ id, customerName, customerEmail, customerPhone, brandName, packageName }: Sought) =>
  [id, customerName, customerEmail, customerPhone, customerPhone.replaceAll(/\D/g, ''), brandName, packageName]
    .map(foldForSearch)
    .join('\n');
