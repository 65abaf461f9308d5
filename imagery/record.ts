import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, hashOf, IMAGERY, type Master } from './masters.ts';

/** What is known of a master, which itself is too large for the repository. */
export interface Rendered {
  /** Of the scene and the studio it was rendered with. */
  sources: string;
  /** Of the picture itself: the site's pictures carry a version made of it. */
  pixels: string;
}
export type Record = { [master: string]: Rendered };

const FILE = join(IMAGERY, 'rendered.json');

export const readRecord = (): Record => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

export function writeRecord(record: Record): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Null unless all of its files are on this machine. */
export function pixelsOf(master: Master): string | null {
  const files = filesOf(master);
  return files.every((file) => existsSync(file)) ? hashOf(...files.map((file) => readFileSync(file))) : null;
}
