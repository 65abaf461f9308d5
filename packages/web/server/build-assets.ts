import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../src/assets.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const ENTRY = 'src/entry-client.tsx';

/** Reads Vite's manifest: the one style sheet, and which files a page needs for its entry, its screen and its words. */
export function buildAssets(clientDir: string): (modules: readonly string[]) => Assets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));

  function chunksOf(name: string, found: Map<string, Chunk>): Map<string, Chunk> {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return found;
    found.set(name, chunk);
    for (const imported of chunk.imports ?? []) chunksOf(imported, found);
    return found;
  }

  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${ENTRY} is missing in the build: run the build first.`);
  const text = (entry.css ?? []).map((file) => readFileSync(join(clientDir, file), 'utf8').trim()).join('');
  return (modules) => {
    const found = new Map<string, Chunk>();
    for (const name of [ENTRY, ...modules]) chunksOf(name, found);
    const chunks = [...found.values()];
    return {
      script: `/${entry.file}`,
      style: { text },
      preloads: chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`),
    };
  };
}
