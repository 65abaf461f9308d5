// Sets the posters, menus, film frames and link pictures from the photographs: `npm run imagery:compose [NAME…]`.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cutOut } from './cutout.ts';
import { makeIcons } from './icons.ts';
import { LINKS } from './pieces/links.ts';
import { MENUS } from './pieces/menus.ts';
import { POSTERS } from './pieces/posters.ts';
import { VIDEOS } from './pieces/videos.ts';
import { openPress } from './press.ts';
import { PRINT, TONGUES } from './sheet.ts';

const MASTERS = join(import.meta.dirname, '../out/masters');
const OUT = join(import.meta.dirname, '../out/composed');
/** Photographs whose subject stands before its own headline. */
const CUTOUTS = ['burger-main', 'fashion-main'];
mkdirSync(OUT, { recursive: true });

const wanted = process.argv.slice(2);
const prints = [...POSTERS, ...MENUS, ...VIDEOS].flatMap((piece) =>
  TONGUES.map((tongue) => ({ name: `${piece.name}-${tongue}`, html: piece.draw(tongue), ...PRINT })),
);
const isNewer = (file: string, than: string) => existsSync(file) && statSync(file).mtimeMs > statSync(than).mtimeMs;
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.startsWith(part));

for (const name of CUTOUTS) {
  const [photograph, cut] = [join(MASTERS, `${name}.png`), join(OUT, `cut-${name}.png`)];
  if (existsSync(photograph) && !isNewer(cut, photograph)) await cutOut(photograph, cut);
}

const press = await openPress();
const failures: string[] = [];
if (isWanted('icons')) await makeIcons(press);
for (const { name, ...sheet } of [...prints, ...LINKS].filter(({ name }) => isWanted(name))) {
  try {
    await press.print(sheet, join(OUT, `${name}.png`));
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await press.close();
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
