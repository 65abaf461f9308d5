import type { FileKind } from '@softbox/config/files';
import { fileTypeFromFile } from 'file-type';

const KINDS: Record<string, FileKind> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'application/pdf': 'pdf',
};

/** What a file is by its first bytes; null for anything we do not take. Names and declared types are not believed. */
export async function tellKind(path: string): Promise<FileKind | null> {
  const type = await fileTypeFromFile(path);
  return (type && KINDS[type.mime]) ?? null;
}
