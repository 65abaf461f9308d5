import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { viewsOf } from './views.ts';

export const IMAGERY = import.meta.dirname;

/** How many pictures a scene that moves is made of. */
export const FRAMES = 48;

/** A picture as it leaves the darkroom, at its full size: one view of one scene. */
export interface Master {
  scene: string;
  view: string;
  /** `coffee-main`: the name of its file. */
  name: string;
  /** `coffee`, `coffee-detail`: what the site calls it. */
  picture: string;
  moves: boolean;
  /** Of everything that makes it what it is. */
  sources: string;
}

export const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Git may write other line ends on other systems. */
const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

/** A hash of the files' names and contents, the same on every system. */
function hashOfFiles(folder: string, patterns: string[]): string {
  const files = globSync(patterns, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const contentOf = (file: string) => (file.endsWith('.py') ? readText : readFileSync)(join(folder, file));
  return hashOf(...files.flatMap((file) => [file, contentOf(file)]));
}

/** Every master that there should be, from the scenes themselves. */
export function findMasters(folder = IMAGERY): Master[] {
  const studio = hashOfFiles(folder, ['render.py', 'studio/**/*.py', 'assets/*']);
  return globSync('scenes/*.py', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const source = readText(join(folder, file));
      const scene = basename(file, '.py');
      const moves = /^def build\(view, frame/m.test(source);
      const sources = hashOf(studio, source);
      return viewsIn(file, source).map((view) => ({
        scene,
        view,
        name: `${scene}-${view}`,
        picture: (view === 'main' ? scene : `${scene}-${view}`).replaceAll('_', '-'),
        moves,
        sources,
      }));
    });
}

function viewsIn(file: string, source: string): string[] {
  try {
    return viewsOf(source);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

const frameFile = (frame: number) => `frame-${String(frame).padStart(2, '0')}.png`;

/** Where a master lies: one file, or the frames of one that moves. */
export const filesOf = ({ scene, name, moves }: Master): string[] =>
  moves
    ? Array.from({ length: FRAMES }, (_, frame) => join(IMAGERY, 'out', scene, frameFile(frame)))
    : [join(IMAGERY, 'out/masters', `${name}.png`)];
