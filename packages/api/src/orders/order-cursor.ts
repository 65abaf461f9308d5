import { orders } from '@softbox/db';
import { olderThan as olderRows } from '../keyset.ts';

/** Orders further on in a list that is newest first. */
export const olderThan = (cursor: string) => olderRows(orders, cursor);
