import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Beside every file of text its compressed forms, made once as small as they get instead of on every request. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|svg)$/.test(fileName));
    await Promise.all(
      texts.map(async (file) => {
        const text = file.type === 'chunk' ? file.code : file.source;
        const path = join(dir, file.fileName);
        await Promise.all([
          promisify(brotliCompress)(text).then((bytes) => writeFile(`${path}.br`, bytes)),
          promisify(gzip)(text, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
        ]);
      }),
    );
  },
});
