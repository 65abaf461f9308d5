import type { Box } from './crop.ts';
import type { Format } from './formats.ts';

/** A print of 4 to 5, as every picture of the studio. */
export const SHEET = { width: 1280, height: 1600 } as const;
export const WHOLE: Box = { x: 0, y: 0, ...SHEET };

/** Where things lie, in the units of the sheet. A thing that lies on another is turned with it. */
export interface Layout {
  /** A thing that stands on the field: a phone, a card. */
  body?: Box & { turn: number; radius: number };
  photo: Box & { radius: number };
  name: Box & { maxLines: number; maxSize: number };
  price: Box;
}

const DEGREE = Math.PI / 180;

export const LAYOUTS: Record<Format, Layout> = {
  /** The field runs down into the picture; the name stands on it. */
  poster: {
    photo: { x: 0, y: 330, width: 1280, height: 1270, radius: 0 },
    name: { x: 92, y: 96, width: 1096, height: 330, maxLines: 2, maxSize: 188 },
    price: { x: 92, y: 1432, width: 620, height: 84 },
  },
  /** The picture above, a list below: the first line is filled in. */
  menu: {
    photo: { x: 0, y: 0, width: 1280, height: 936, radius: 0 },
    name: { x: 92, y: 1004, width: 740, height: 170, maxLines: 2, maxSize: 88 },
    price: { x: 872, y: 1004, width: 316, height: 88 },
  },
  story: {
    body: { x: 318, y: 128, width: 644, height: 1344, turn: -4 * DEGREE, radius: 92 },
    photo: { x: 336, y: 146, width: 608, height: 1308, radius: 76 },
    name: { x: 384, y: 1040, width: 512, height: 220, maxLines: 2, maxSize: 96 },
    price: { x: 384, y: 1296, width: 400, height: 76 },
  },
  card: {
    body: { x: 206, y: 176, width: 868, height: 1196, turn: 3 * DEGREE, radius: 10 },
    photo: { x: 250, y: 220, width: 780, height: 900, radius: 4 },
    name: { x: 250, y: 1164, width: 500, height: 160, maxLines: 2, maxSize: 68 },
    price: { x: 770, y: 1164, width: 260, height: 68 },
  },
};
