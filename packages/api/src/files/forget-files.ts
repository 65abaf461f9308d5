import type { Services } from '../services.ts';

/** The job 'files.forget': contents whose rows are gone. Doing it twice changes nothing. */
export async function forgetFiles({ files }: Services, { fileIds }: { fileIds: string[] }): Promise<void> {
  for (const id of fileIds) await files.remove(id);
}
