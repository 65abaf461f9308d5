import { orders } from '@softbox/db';
import { and, eq, lt, or } from 'drizzle-orm';
import { readCursor } from '../keyset.ts';

/** Orders further on in a list that is newest first. */
export function olderThan(cursor: string) {
  const { createdAt, id } = readCursor(cursor);
  return or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id)));
}
