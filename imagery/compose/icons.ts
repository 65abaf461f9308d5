import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bleedingSymbol, symbol } from './logo.ts';
import type { openPress } from './press.ts';

const PUBLIC = join(import.meta.dirname, '../../packages/web/public');

const ICONS = [
  { file: 'icon-192', size: 192, art: symbol() },
  { file: 'icon-512', size: 512, art: symbol() },
  { file: 'icon-maskable-512', size: 512, art: bleedingSymbol() },
  { file: 'apple-touch-icon', size: 180, art: bleedingSymbol() },
];

/** The site's icons, all from the one drawing of the logo. */
export async function makeIcons(press: Awaited<ReturnType<typeof openPress>>): Promise<void> {
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  writeFileSync(join(PUBLIC, 'favicon.svg'), `${symbol()}\n`);
  for (const { file, size, art } of ICONS) {
    const html = `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${art}`;
    await press.print({ html, width: size, height: size }, join(PUBLIC, 'icons', `${file}.png`));
  }
}
