import { FILE_KINDS } from '@softbox/config/files';
import { z } from 'zod';
import type { OrderFile } from './find-own-file.ts';

export const ReservedFile = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** Takes the content by the tus protocol (HEAD and PATCH). */
  uploadPath: z.string(),
});
export type ReservedFile = z.infer<typeof ReservedFile>;

export const FileView = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** Null while it is still on its way. */
  kind: z.enum(FILE_KINDS).nullable(),
  hasPreview: z.boolean(),
});
export type FileView = z.infer<typeof FileView>;

export const viewFile = ({ id, name, bytes, kind, hasPreview }: OrderFile): FileView => ({
  id,
  name,
  bytes,
  kind,
  hasPreview,
});
