import { AppError } from '@softbox/config/errors';
import { FILE_LIMITS } from '@softbox/config/files';

/** Refuses what would not fit beside the files that are there: their number, or their size in all. */
export function checkRoom(files: readonly { bytes: number }[], more: readonly { bytes: number }[]): void {
  const all = [...files, ...more];
  if (all.length > FILE_LIMITS.count) throw new AppError('FILES_FULL');
  const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > FILE_LIMITS.totalBytes) throw new AppError('FILES_TOO_LARGE');
}
