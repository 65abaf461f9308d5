import {
  PICTURE_FORMATS,
  type Picture,
  type PictureFormat,
  type PictureWidth,
  pictureFile,
  pictureNameIn,
  SHARE_SIZE,
  shareFile,
  widthsOf,
} from '../packages/config/src/pictures.ts';
import type { Master } from './masters.ts';
import { BLUR_LENGTH, BUDGET, SHARE_BUDGET, versionOf } from './recipe.ts';
import type { Record } from './record.ts';
import { filesOfClip, filesOfPicture, identifierOf, type Lists, promisedFiles } from './shelf.ts';

const CLIP_BUDGET = 1_500_000;
/** Every clone of the repository carries all of it. */
export const TOTAL_BUDGET = 60_000_000;

export interface Measured {
  bytes: number;
  format: string;
  width: number;
  height: number;
}

/** Everything that the site's pictures consist of and are used by. */
export interface Stock {
  masters: Master[];
  record: Record;
  lists: Lists;
  files: Map<string, Measured>;
  /** What the catalogue's rows name. */
  items: { id: number; image: string; gallery: string[] }[];
  /** `rendered.coffee`, for every picture that the code imports. */
  imported: Set<string>;
}

/** Every master is rendered from the scenes as they are, and published as it was rendered. */
function* staleMasters({ masters, record, lists }: Stock) {
  const find = (name: string) => lists.rendered.find((picture) => picture.name === name);
  for (const master of masters) {
    const known = record[master.name];
    if (!known) yield `${master.name} was never rendered: npm run imagery`;
    else if (known.sources !== master.sources)
      yield `${master.name} is older than its scene or the studio: npm run imagery, or with --accept where it looks the same`;
    else if (find(master.picture)?.version !== versionOf(known.pixels))
      yield `${master.name} is newer than the site's ${master.picture}: npm run imagery:web`;
  }
  for (const name of Object.keys(record))
    if (!masters.some((master) => master.name === name)) yield `rendered.json: there is no master ${name} any more`;
  for (const { name } of lists.rendered)
    if (!masters.some(({ picture }) => picture === name)) yield `${name} is a picture of no scene: npm run imagery:web`;
}

const FORMAT_NAMES: { [format in PictureFormat | 'jpg']: string } = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };

function* wrongFile(name: string, found: Measured | undefined, wanted: Measured) {
  if (!found) return;
  const { bytes, format, width, height } = found;
  if (format !== wanted.format) yield `${name} is ${format}, not ${wanted.format}`;
  if (width !== wanted.width || Math.abs(height - wanted.height) > 1)
    yield `${name} is ${width} × ${height}, not ${wanted.width} × ${wanted.height}`;
  if (bytes > wanted.bytes) yield `${name} weighs ${bytes} bytes, more than ${wanted.bytes}`;
}

function* wrongPicture(picture: Picture, files: Stock['files']) {
  const { name, width, height, blur } = picture;
  if (blur.length > BLUR_LENGTH) yield `${name} has a placeholder of ${blur.length} characters`;
  for (const each of widthsOf(picture) as PictureWidth[])
    for (const format of PICTURE_FORMATS) {
      const file = pictureFile(name, each, format);
      const bytes = BUDGET[format][each];
      const wanted = { bytes, format: FORMAT_NAMES[format], width: each, height: Math.round((height * each) / width) };
      yield* wrongFile(file, files.get(file), wanted);
    }
}

/** What is listed is there, as it is listed and no heavier than it may be; nothing else is there. */
function* wrongFiles({ lists, files }: Stock) {
  const promised = new Set(promisedFiles(lists));
  for (const file of promised) if (!files.has(file)) yield `${file} is listed but not there: npm run imagery:web`;
  for (const file of files.keys()) if (!promised.has(file)) yield `${file} is in no list: npm run imagery:web`;
  for (const picture of [...lists.rendered, ...lists.composed]) yield* wrongPicture(picture, files);
  for (const { name } of lists.share) {
    const wanted = { bytes: SHARE_BUDGET, format: FORMAT_NAMES.jpg, ...SHARE_SIZE };
    yield* wrongFile(shareFile(name), files.get(shareFile(name)), wanted);
  }
  for (const file of lists.clips.flatMap(filesOfClip))
    if ((files.get(file)?.bytes ?? 0) > CLIP_BUDGET) yield `${file} weighs more than ${CLIP_BUDGET} bytes`;
  const total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > TOTAL_BUDGET) yield `all pictures together weigh ${total} bytes, more than ${TOTAL_BUDGET}`;
}

/** Every item of the catalogue has its pictures, and every picture is shown somewhere. */
function* wrongUse({ lists, items, imported }: Stock) {
  const shown = new Set<string>();
  for (const { id, image, gallery } of items) {
    if (gallery.includes(image) || new Set(gallery).size < gallery.length) yield `template ${id} shows a picture twice`;
    for (const path of [image, ...gallery]) {
      const picture = lists.rendered.find(({ name }) => name === pictureNameIn(path));
      if (picture) shown.add(`rendered.${identifierOf(picture.name)}`);
      else yield `template ${id} shows ${path}, which is no picture`;
      if (picture && !filesOfPicture(picture).includes(path.slice('/pictures/'.length)))
        yield `template ${id}: ${path} is too large for its master`;
    }
  }
  for (const [list, entries] of Object.entries(lists) as [string, { name: string }[]][])
    for (const { name } of entries) {
      const constant = `${list}.${identifierOf(name)}`;
      if (!shown.has(constant) && !imported.has(constant)) yield `${name} (${list}) is shown nowhere`;
    }
}

export const faultsOf = (stock: Stock): string[] => [...staleMasters(stock), ...wrongFiles(stock), ...wrongUse(stock)];
