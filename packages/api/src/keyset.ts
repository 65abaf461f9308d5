import { AppError } from '@softbox/config/errors';
import { and, eq, lt, or } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A place in a list that is newest first. */
interface Place {
  createdAt: Date;
  id: string;
}

export const cursorOf = ({ createdAt, id }: Place) => Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

export function readCursor(cursor: string): Place {
  const [, time = '', id = ''] = /^(\d{1,15})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!time) throw new AppError('VALIDATION', {}, { cursor: 'validation.invalid' });
  return { createdAt: new Date(Number(time)), id };
}

/** The rows of `table` behind that place. */
export function olderThan(table: { createdAt: AnySQLiteColumn; id: AnySQLiteColumn }, cursor: string) {
  const { createdAt, id } = readCursor(cursor);
  return or(lt(table.createdAt, createdAt), and(eq(table.createdAt, createdAt), lt(table.id, id)));
}

/** A page of `limit` rows out of one more than that, and where it goes on. */
export function pageOf<Row extends Place>(found: Row[], limit: number) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: last && found.length > rows.length ? cursorOf(last) : null };
}
