import { AppError } from '@softbox/config/errors';

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
