import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

interface Picture {
  file: string;
  group: string;
  state: string;
  /** Language, width and theme. */
  look: string;
  width: string;
}

const GAP = 24;
const LABEL = 32;
const MAX_HEIGHT = 1200;
/** How wide a picture of a window of this width is on the sheet. */
const CELL_WIDTH: Record<string, number> = { 390: 280, 1440: 560 };

const NAME = /^([a-z]+)-(.+)-([a-z]{2}-(\d+)-(?:light|dark))\.png$/;

const readName = (file: string): Picture[] => {
  const [, group, state, look, width] = NAME.exec(file) ?? [];
  return group && state && look && width ? [{ file, group, state, look, width }] : [];
};

const unique = (values: string[]) => [...new Set(values)];

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="20" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
  );

/** A row for each state, a column for each look; what is longer than a cell is cut off. */
async function makeSheet(folder: string, pictures: Picture[], to: string): Promise<void> {
  const looks = unique(pictures.map(({ look }) => look));
  const cell = CELL_WIDTH[pictures[0]?.width ?? ''] ?? 400;
  const pieces: OverlayOptions[] = [];
  let top = GAP;
  for (const state of unique(pictures.map((picture) => picture.state))) {
    let tallest = 0;
    for (const { file, look } of pictures.filter((picture) => picture.state === state)) {
      const small = await sharp(join(folder, file)).resize({ width: cell }).toBuffer({ resolveWithObject: true });
      const height = Math.min(small.info.height, MAX_HEIGHT);
      const left = GAP + looks.indexOf(look) * (cell + GAP);
      const input = await sharp(small.data).extract({ left: 0, top: 0, width: cell, height }).toBuffer();
      pieces.push({ input: label(`${state} · ${look}`, cell), left, top }, { input, left, top: top + LABEL });
      tallest = Math.max(tallest, height);
    }
    top += LABEL + tallest + GAP;
  }
  const width = GAP + looks.length * (cell + GAP);
  const sheet = sharp({ create: { width, height: top, channels: 3, background: '#777' } });
  await sheet.composite(pieces).toFile(join(folder, to));
}

/** A contact sheet per group and width of window, before the pictures in the folder's order. */
export async function makeSheets(folder: string, isAsked: (name: string) => boolean): Promise<void> {
  const pictures = readdirSync(folder).filter(isAsked).sort().flatMap(readName);
  for (const sheet of unique(pictures.map(({ group, width }) => `${group}-0-sheet-${width}.png`)))
    await makeSheet(
      folder,
      pictures.filter(({ group, width }) => `${group}-0-sheet-${width}.png` === sheet),
      sheet,
    );
}
