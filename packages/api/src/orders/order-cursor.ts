import { orders } from '@softbox/db';
import { olderThan as olderRows } from '../keyset.ts';

export { cursorAfter } from '../keyset.ts';

export const olderThan = (cursor: string) => olderRows(orders, cursor);
