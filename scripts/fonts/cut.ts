// Cuts the site's faces out of whole typefaces: `npm run fonts`, after words with new characters.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { charactersFor, FACES } from './faces.ts';

const OUT = join(import.meta.dirname, '../../packages/web/src/fonts');
const COVERED = join(import.meta.dirname, 'covered.json');
/** The weights the site sets, of faces that vary. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

// Installed beside this file, and only when faces are cut: nothing the compiler or a fresh clone could look at.
const { resolve } = createRequire(import.meta.url);
const load = (name: string) => import(pathToFileURL(resolve(name)).href);
const { default: subset }: { default: (font: Buffer, text: string, options: object) => Promise<Buffer> } =
  await load('subset-font');
const { convert }: { convert: (font: Buffer, format: string) => Promise<Buffer> } = await load('fontverter');
interface HarfBuzz {
  Blob: new (font: Buffer) => object;
  Face: new (blob: object) => { collectUnicodes(): Uint32Array };
}
const { Blob, Face }: HarfBuzz = await load('harfbuzzjs');

mkdirSync(OUT, { recursive: true });
const covered: Record<string, string> = {};
for (const face of FACES) {
  const wanted = await charactersFor(face);
  const whole = readFileSync(join(import.meta.dirname, 'node_modules', face.source));
  const varies = face.source.includes('Variable') ? { variationAxes: WEIGHTS } : {};
  const cut = await subset(whole, wanted, { targetFormat: 'truetype', ...varies });
  const characters = new Set([...new Face(new Blob(cut)).collectUnicodes()].map((code) => String.fromCodePoint(code)));
  covered[face.name] = [...wanted].filter((character) => characters.has(character)).join('');
  const missing = [...wanted].filter((character) => !characters.has(character)).join('');
  const file = await convert(cut, 'woff2');
  writeFileSync(join(OUT, `${face.name}.woff2`), file);
  console.log(
    `${face.name}: ${covered[face.name]?.length} characters, ${file.length} bytes`,
    missing && `without ${missing}`,
  );
}
writeFileSync(COVERED, `${JSON.stringify(covered, null, 2)}\n`);
