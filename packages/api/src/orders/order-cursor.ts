import { AppError } from '@softbox/config/errors';
import { orders } from '@softbox/db';
import { and, eq, lt, or } from 'drizzle-orm';
import type { Order } from './view-order.ts';

/** Names the place after an order in a list that is newest first. */
export const cursorAfter = ({ createdAt, id }: Pick<Order, 'createdAt' | 'id'>) =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

export function olderThan(cursor: string) {
  const [, time = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time) throw new AppError('VALIDATION', {}, { cursor: 'validation.invalid' });
  const createdAt = new Date(Number(time));
  return or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id)));
}
