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
