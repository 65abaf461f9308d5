import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPaths } from '@softbox/config/paths';
import { FileStore as TusStore } from '@tus/file-store';
import { ERRORS, Server, Upload } from '@tus/server';
import { ifAbsent } from './if-absent.ts';

export interface Incoming {
  /** Makes an empty place for a file of this length, unless there is one. */
  expect(fileId: string, bytes: number): Promise<void>;
  /** Answers the tus protocol's HEAD and PATCH for a file that is expected. */
  receive(request: Request): Promise<Response>;
  /** The local path of a file that has arrived in full, else null. */
  arrived(fileId: string): Promise<string | null>;
  pathOf(fileId: string): string;
  /** Removes what is there of a file. */
  forget(fileId: string): Promise<void>;
  /** Removes what has not been touched since `before`. */
  sweep(before: Date): Promise<void>;
}

/** Files on their way, in pieces, on this machine's disk: they survive a lost connection and a restart. */
export function createIncoming(dataDir: string): Incoming {
  const directory = join(dataDir, 'incoming');
  const open = () => {
    const store = new TusStore({ directory });
    return { store, server: new Server({ path: apiPaths.uploads, datastore: store, allowedOrigins: [] }) };
  };
  let opened: ReturnType<typeof open> | undefined;
  // With the first file: the store makes its folder unawaited, and what fails there would end the process.
  const tus = () => (opened ??= open());
  const pathOf = (fileId: string) => join(directory, fileId);
  // Only what is not there is begun anew: after any other failure that would wipe what has arrived.
  const find = (fileId: string) =>
    tus()
      .store.getUpload(fileId)
      .catch((error: unknown) => {
        if (error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS) return null;
        throw error;
      });
  return {
    async expect(fileId, bytes) {
      if (!(await find(fileId))) await tus().store.create(new Upload({ id: fileId, size: bytes, offset: 0 }));
    },
    receive: (request) => tus().server.handleWeb(request),
    async arrived(fileId) {
      const upload = await find(fileId);
      return upload && upload.offset === upload.size ? pathOf(fileId) : null;
    },
    pathOf,
    async forget(fileId) {
      for (const ending of ['', '.json', '.preview']) await rm(pathOf(fileId) + ending, { force: true });
    },
    async sweep(before) {
      // Made with the first file.
      const names = await readdir(directory).catch(ifAbsent([]));
      for (const name of names) {
        const path = join(directory, name);
        // Finished or taken back since it was listed.
        const found = await stat(path).catch(ifAbsent(null));
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
