import { existsSync, globSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CLIP_FORMATS,
  type Clip,
  clipFile,
  PICTURE_FORMATS,
  type Picture,
  pictureFile,
  type ShareImage,
  shareFile,
  widthsOf,
} from '../packages/config/src/pictures.ts';
import { IMAGERY } from './masters.ts';

/** Where the site's files lie. */
export const SHELF = join(IMAGERY, '../packages/web/pictures');
/** Where they are listed. */
const LISTS = join(IMAGERY, '../packages/config/src/pictures');

/** Everything there is on the shelf; each list is a module of its own, so that a page loads what it shows. */
export interface Lists {
  rendered: Picture[];
  composed: Picture[];
  clips: Clip[];
  share: ShareImage[];
}
const TYPES: Record<keyof Lists, string> = {
  rendered: 'Picture',
  composed: 'Picture',
  clips: 'Clip',
  share: 'ShareImage',
};

/** `coffee-detail` as the name of a constant. */
export const identifierOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const literal = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value}'`);

/** The module that lists `entries`, in the form which the formatter leaves alone. */
export function listText(type: string, entries: readonly (Picture | Clip | ShareImage)[]): string {
  const sorted = [...entries].sort((a, b) => (a.name < b.name ? -1 : 1));
  const constants = sorted.map((entry) => {
    const fields = Object.entries(entry).map(([key, value]) => `  ${key}: ${literal(value)},\n`);
    return `\nexport const ${identifierOf(entry.name)}: ${type} = {\n${fields.join('')}};\n`;
  });
  return `// Made by \`npm run imagery:web\`: not to be edited.\nimport type { ${type} } from '../pictures.ts';\n${constants.join('')}`;
}

export function writeLists(lists: Lists, folder = LISTS): void {
  for (const [name, entries] of Object.entries(lists) as [keyof Lists, Lists[keyof Lists]][])
    writeFileSync(join(folder, `${name}.ts`), listText(TYPES[name], entries));
}

export async function readLists(folder = LISTS): Promise<Lists> {
  const read = async <T>(name: keyof Lists): Promise<T[]> => {
    const file = join(folder, `${name}.ts`);
    return existsSync(file) ? Object.values((await import(pathToFileURL(file).href)) as Record<string, T>) : [];
  };
  return {
    rendered: await read('rendered'),
    composed: await read('composed'),
    clips: await read('clips'),
    share: await read('share'),
  };
}

export const filesOfPicture = (picture: Pick<Picture, 'name' | 'width'>) =>
  widthsOf(picture).flatMap((width) => PICTURE_FORMATS.map((format) => pictureFile(picture.name, width, format)));
export const filesOfClip = ({ name }: Pick<Clip, 'name'>) => CLIP_FORMATS.map((format) => clipFile(name, format));
export const filesOfShare = ({ name }: Pick<ShareImage, 'name'>) => [shareFile(name)];

/** Every file that the lists promise. */
export const promisedFiles = ({ rendered, composed, clips, share }: Lists): string[] => [
  ...[...rendered, ...composed].flatMap(filesOfPicture),
  ...clips.flatMap(filesOfClip),
  ...share.flatMap(filesOfShare),
];

export const filesOnShelf = (folder = SHELF): string[] =>
  globSync('*', { cwd: folder })
    .map((file) => basename(file))
    .sort();
