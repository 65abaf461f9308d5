// Renders the masters whose scene or studio has changed: `npm run imagery -- [scene or master …] [--preview | --accept]`.
// With names, those, changed or not. See README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { FRAMES, filesOf, findMasters, IMAGERY, type Master } from './masters.ts';
import { pixelsOf, readRecord, writeRecord } from './record.ts';
import { missingTools } from './tools.ts';

const { positionals: names, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    /** A fifth of the size into out/prev, to look at. */
    preview: { type: 'boolean', default: false },
    /** The masters stay right although their sources have changed, as after a refactoring. */
    accept: { type: 'boolean', default: false },
  },
});

const record = readRecord();
const masters = findMasters();
const unknown = names.filter((name) => !masters.some((master) => [master.scene, master.name].includes(name)));
const isNamed = ({ scene, name }: Master) => names.includes(scene) || names.includes(name);
const isStale = ({ name, sources }: Master) => record[name]?.sources !== sources;
const wanted = masters.filter(names.length > 0 ? isNamed : isStale);

function blender({ scene, view }: Master, file: string, ...more: string[]): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const { status } = spawnSync(
    'blender',
    ['-b', '--factory-startup', '-P', 'render.py', '--', scene, view, file, ...more],
    { cwd: IMAGERY, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return status === 0;
}

/** One picture, or all frames of a loop. */
function render(master: Master): boolean {
  if (options.preview)
    return blender(master, join(IMAGERY, 'out/prev', `${master.name}.png`), '--scale', '20', '--samples', '8');
  return filesOf(master).every((file, frame) =>
    blender(master, file, ...(master.moves ? ['--frame', String(frame / FRAMES)] : [])),
  );
}

function accept(master: Master): void {
  const pixels = pixelsOf(master) ?? record[master.name]?.pixels;
  if (!pixels) throw new Error('was never rendered');
  record[master.name] = { sources: master.sources, pixels };
}

function renderAndRecord(master: Master): void {
  console.log(`${master.name}${master.moves && !options.preview ? `, ${FRAMES} frames` : ''}`);
  if (!render(master)) throw new Error('could not be rendered');
  if (options.preview) return;
  const pixels = pixelsOf(master);
  if (!pixels) throw new Error('left no picture');
  record[master.name] = { sources: master.sources, pixels };
  // After each: what is done stays done when the next one fails or is interrupted.
  writeRecord(record);
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

function work(): void {
  for (const name of Object.keys(record)) if (!masters.some((master) => master.name === name)) delete record[name];
  for (const master of wanted)
    try {
      if (options.accept) accept(master);
      else renderAndRecord(master);
    } catch (error) {
      fail(`${master.name}: ${error instanceof Error ? error.message : error}`);
    }
  if (!options.preview) writeRecord(record);
  if (wanted.length === 0) console.log('Nothing has changed since the last time.');
}

const lacking = [
  ...unknown.map((name) => `There is no scene or master called ${name}.`),
  ...(options.accept || wanted.length === 0 ? [] : missingTools()),
];
lacking.forEach(fail);
if (lacking.length === 0) work();
