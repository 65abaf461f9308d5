import { z } from 'zod';
import { FILE_LIMITS } from '../files.ts';
import { LIMITS } from '../limits.ts';
import { id, optionalText, required } from './fields.ts';

/** On one line, and cut in the middle where it is very long: its beginning and its ending say what it is. */
function shorten(name: string): string {
  const characters = [...name.replace(/\s+/g, ' ')];
  if (characters.length <= FILE_LIMITS.nameChars) return characters.join('');
  const half = Math.floor((FILE_LIMITS.nameChars - 1) / 2);
  return [...characters.slice(0, half), '…', ...characters.slice(-half)].join('');
}

/** A file that is about to be sent; `bytes` is its full length. */
export const ReserveFile = z.object({
  name: required(1200).transform(shorten),
  bytes: z.number().int().min(0),
});

export const FileById = z.object({ fileId: id });

/** `key` is the secret of a guest's link. */
const ofOrder = { orderId: id, key: z.string().max(200).optional() };

export const AddOrderFiles = z.object({ ...ofOrder, fileIds: z.array(id).min(1).max(FILE_LIMITS.count) });

export const RemoveOrderFile = z.object({ ...ofOrder, fileId: id });

/** What the pictures are to look like, in the customer's words. */
export const Brief = z.object({
  brandName: optionalText(LIMITS.name.max),
  concept: optionalText(LIMITS.text.max),
  requirements: optionalText(LIMITS.text.max),
});
export type Brief = z.infer<typeof Brief>;

export const ChangeBrief = Brief.extend(ofOrder);
