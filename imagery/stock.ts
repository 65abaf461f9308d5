import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { TEMPLATE_SEEDS } from '../packages/db/src/seed/templates/index.ts';
import type { Measured, Stock } from './faults.ts';
import { findMasters, IMAGERY } from './masters.ts';
import { readRecord } from './record.ts';
import { filesOnShelf, readLists, SHELF } from './shelf.ts';

const ROOT = join(IMAGERY, '..');

async function measure(file: string): Promise<Measured> {
  const path = join(SHELF, file);
  const { size: bytes } = statSync(path);
  if (/\.(webm|mp4)$/.test(file)) return { bytes, format: extname(file).slice(1), width: 0, height: 0 };
  const { format = '', width = 0, height = 0 } = await sharp(path).metadata();
  return { bytes, format, width, height };
}

/** `rendered.coffee` for each picture that a source imports, by its name or through a namespace. */
export function importsIn(source: string): string[] {
  const statements = source.matchAll(/import (\{[^}]*\}|\* as \w+) from '[^']*\/pictures\/(\w+)(?:\.ts)?'/g);
  return [...statements].flatMap(([, what = '', list]) => {
    const namespace = /\* as (\w+)/.exec(what)?.[1];
    const names = namespace
      ? [...source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name]) => name)
      : what.match(/\w+/g);
    return (names ?? []).map((name) => `${list}.${name}`);
  });
}

/** The pictures as they are in this repository. */
export async function takeStock(): Promise<Stock> {
  const sources = globSync('packages/{config,web}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const measured = await Promise.all(filesOnShelf().map(async (file) => [file, await measure(file)] as const));
  return {
    masters: findMasters(),
    record: readRecord(),
    lists: await readLists(),
    files: new Map(measured),
    items: TEMPLATE_SEEDS.map(({ id, image, gallery }) => ({ id, image, gallery })),
    imported: new Set(sources.flatMap((file) => importsIn(readFileSync(join(ROOT, file), 'utf8')))),
  };
}
