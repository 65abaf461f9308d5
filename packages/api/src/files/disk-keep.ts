import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Keep } from './file-store.ts';
import { ifAbsent } from './if-absent.ts';

/** Forces a file or a folder's entries to the disk: an acknowledged file survives a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function createDiskKeep(dataDir: string): Keep {
  const directory = join(dataDir, 'files');
  const pathOf = (key: string) => join(directory, key);
  return {
    async put(key, path) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await copyFile(path, pathOf(key), constants.COPYFILE_FICLONE);
      await sync(pathOf(key));
      await sync(directory);
    },
    async open(key) {
      const found = await stat(pathOf(key)).catch(ifAbsent(null));
      if (!found) return null;
      // Node's type of a web stream and the browser's, which Response takes, are two.
      const body = Readable.toWeb(createReadStream(pathOf(key))) as ReadableStream<Uint8Array>;
      return { body, bytes: found.size };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
