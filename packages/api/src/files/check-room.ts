import { AppError } from '@softbox/config/errors';
import { refuseTogether } from '@softbox/config/files';

/** Refuses what would not fit beside the files that are there: their number, or their size in all. */
export function checkRoom(files: readonly { bytes: number }[], more: readonly { bytes: number }[]): void {
  const refusal = refuseTogether([...files, ...more]);
  if (refusal) throw new AppError(refusal);
}
