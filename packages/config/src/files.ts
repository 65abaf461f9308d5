const MEGABYTE = 1024 * 1024;

/** What customers hand in with an order: pictures and documents, told apart by their content, never by their name. */
export const FILE_KINDS = ['jpeg', 'png', 'webp', 'heic', 'pdf'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const FILE_TYPES: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
};

/** As people call them. */
export const FILE_KIND_NAMES: Record<FileKind, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  heic: 'HEIC',
  pdf: 'PDF',
};

/** For a file field's `accept`: types, and endings for browsers that do not know HEIC. */
export const ACCEPTED_FILES = [...Object.values(FILE_TYPES), 'image/heif', '.heic', '.heif'].join(',');

/** Per order, and per visitor before there is one. Pixels are counted after decoding: a small file can hold a huge picture. */
export const FILE_LIMITS = {
  count: 10,
  bytes: 20 * MEGABYTE,
  totalBytes: 60 * MEGABYTE,
  pixels: 50_000_000,
  nameChars: 200,
} as const;

/** Whether a browser says that a file is of a kind we take. It may not know: then the server looks. */
export const mayBeAccepted = (file: { name: string; type: string }) =>
  file.type === '' ||
  Object.values(FILE_TYPES).includes(file.type) ||
  file.type === 'image/heif' ||
  /\.hei[cf]$/i.test(file.name);

/** Why files do not fit together into one order: their number, or their size in all. Null where they do. */
export function refuseTogether(files: readonly { bytes: number }[]): 'FILES_FULL' | 'FILES_TOO_LARGE' | null {
  if (files.length > FILE_LIMITS.count) return 'FILES_FULL';
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return bytes > FILE_LIMITS.totalBytes ? 'FILES_TOO_LARGE' : null;
}

/** Why a file of this length is not taken at all. */
export function refuseLength(bytes: number): 'FILE_EMPTY' | 'FILE_TOO_LARGE' | null {
  if (bytes === 0) return 'FILE_EMPTY';
  return bytes > FILE_LIMITS.bytes ? 'FILE_TOO_LARGE' : null;
}
