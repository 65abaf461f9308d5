// Makes the site's files of the masters and the composed graphics: `npm run imagery:web`. What has not changed stays.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Clip, Picture, ShareImage } from '../packages/config/src/pictures.ts';
import { encodeClip } from './clip.ts';
import { encodePicture, encodeShare } from './encode.ts';
import { filesOf, findMasters, hashOf, IMAGERY, type Master } from './masters.ts';
import { COMPOSED_WIDTH, versionOf } from './recipe.ts';
import { pixelsOf, readRecord } from './record.ts';
import {
  filesOfClip,
  filesOfPicture,
  filesOfShare,
  filesOnShelf,
  type Lists,
  promisedFiles,
  readLists,
  SHELF,
  writeLists,
} from './shelf.ts';

const COMPOSED = join(IMAGERY, 'out/composed');
const WIDEST = 1280;

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}

interface Entry {
  name: string;
  version: string;
}

/** The entry as it is where its version is on the shelf; otherwise as `make` makes it anew. */
async function current<T extends Entry>(
  { name, version }: Entry,
  former: readonly T[],
  files: (entry: T) => string[],
  make: (entry: Entry) => Promise<T>,
): Promise<T> {
  const there = former.find((entry) => entry.name === name && entry.version === version);
  if (there && files(there).every((file) => existsSync(join(SHELF, file)))) return there;
  console.log(name);
  return make({ name, version });
}

/** Only what was rendered or accepted by `npm run imagery` is published: the record must tell the truth. */
function pixelsOnRecord(master: Master): string {
  const known = record[master.name]?.pixels;
  const found = pixelsOf(master);
  if (!known) throw new Error(`never rendered: npm run imagery -- ${master.name}`);
  if (found && found !== known) throw new Error('not the master on record: npm run imagery, or with --accept');
  return known;
}

const record = readRecord();
const former = await readLists();
const lists: Lists = { rendered: [], composed: [], clips: [], share: [] };
mkdirSync(SHELF, { recursive: true });

/** A picture that cannot be made now stays as it was. */
async function put<T extends Entry>(list: T[], formerList: readonly T[], name: string, act: () => Promise<T>) {
  try {
    list.push(await act());
  } catch (error) {
    fail(`${name}: ${error instanceof Error ? error.message : error}`);
    list.push(...formerList.filter((entry) => entry.name === name));
  }
}

for (const master of findMasters()) {
  const name = master.picture;
  const [first = ''] = filesOf(master);
  await put(lists.rendered, former.rendered, name, () =>
    current<Picture>({ name, version: versionOf(pixelsOnRecord(master)) }, former.rendered, filesOfPicture, (entry) =>
      encodePicture(first, entry, WIDEST, SHELF),
    ),
  );
  if (!master.moves) continue;
  await put(lists.clips, former.clips, name, () =>
    current<Clip>({ name, version: versionOf(pixelsOnRecord(master)) }, former.clips, filesOfClip, (entry) =>
      encodeClip(dirname(first), entry, SHELF),
    ),
  );
}

// Composed all together or not at all: without their PNGs, as on a fresh clone, they stay as they are.
const composed = globSync('*.png', { cwd: COMPOSED }).filter((file) => !file.startsWith('cut-'));
if (composed.length === 0) Object.assign(lists, { composed: former.composed, share: former.share });
for (const file of composed.sort()) {
  const png = join(COMPOSED, file);
  const name = basename(file, '.png');
  const version = versionOf(hashOf(readFileSync(png)));
  if (name.startsWith('og-'))
    await put(lists.share, former.share, name, () =>
      current<ShareImage>({ name, version }, former.share, filesOfShare, (entry) => encodeShare(png, entry, SHELF)),
    );
  else
    await put(lists.composed, former.composed, name, () =>
      current<Picture>({ name, version }, former.composed, filesOfPicture, (entry) =>
        encodePicture(png, entry, COMPOSED_WIDTH, SHELF),
      ),
    );
}

const promised = new Set(promisedFiles(lists));
for (const file of filesOnShelf()) if (!promised.has(file)) rmSync(join(SHELF, file));
writeLists(lists);
