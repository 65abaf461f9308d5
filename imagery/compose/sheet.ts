/** The languages in which our composed pieces speak. */
export const TONGUES = ['ko', 'en'] as const;
export type Tongue = (typeof TONGUES)[number];
export type Words<T> = Record<Tongue, T>;

/** A poster, a menu or a frame: one page for each language. */
export interface Piece {
  name: string;
  draw(tongue: Tongue): string;
}

/** Prints of the site are 4 to 5, as the photographs are. */
export const PRINT = { width: 1280, height: 1600 } as const;

export const master = (name: string) => `/imagery/out/masters/${name}.png`;
/** The subject alone, see CUTOUTS in compose.ts. */
export const subject = (name: string) => `/imagery/out/composed/cut-${name}.png`;

interface Crop {
  /** What must be seen, in percent of the photograph. */
  x?: number;
  y?: number;
  zoom?: number;
}

/** A photograph in a frame which it fills. */
export const photo = (name: string, className = 'fill', { x = 50, y = 50, zoom = 1 }: Crop = {}) =>
  `<div class="frame ${className}" style="--x:${x}%;--y:${y}%;--zoom:${zoom}"><img src="${master(name)}" alt=""></div>`;

export const sheet = (language: string, css: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><link rel="stylesheet" href="/imagery/compose/sheet.css"><style>${css}</style></head><body lang="${language}">${body}</body></html>`;

/** Rows at a photograph's top from which more wall is grown, and how far it reaches over the edge to be soft there. */
const WALL_ROWS = 40;
const OVER = 16;

/** A photograph set lower than its frame; the wall above grows out of its first rows. */
export const lowered = (name: string, drop: number) =>
  `<div class="frame" style="inset:${-OVER}px ${-OVER}px auto;height:${drop + OVER}px;filter:blur(4px)"><img src="${master(name)}" alt="" style="object-fit:fill;height:${(PRINT.height * (drop + OVER)) / WALL_ROWS}px"></div>
<div class="frame" style="left:0;top:${drop - WALL_ROWS}px;width:100%;height:${PRINT.height}px;mask-image:linear-gradient(transparent,#000 ${WALL_ROWS}px)"><img src="${master(name)}" alt=""></div>`;
