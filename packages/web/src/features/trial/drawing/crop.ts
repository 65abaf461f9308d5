export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** Which part of the picture is shown: 1 is all that fits; `x` and `y` go from -1 to 1, 0 is the middle. */
export interface Framing {
  zoom: number;
  x: number;
  y: number;
}

export const CENTRED: Framing = { zoom: 1, x: 0, y: 0 };
export const ZOOM = { min: 1, max: 3 } as const;

/** The part of a picture that fills `target` without distortion: always within the picture. */
export function cropFor(picture: Size, target: Size, { zoom, x, y }: Framing): Box {
  const scale = Math.max(target.width / picture.width, target.height / picture.height) * Math.max(ZOOM.min, zoom);
  const width = Math.min(picture.width, target.width / scale);
  const height = Math.min(picture.height, target.height / scale);
  const place = (room: number, at: number) => (room * (1 + Math.min(1, Math.max(-1, at)))) / 2;
  return { x: place(picture.width - width, x), y: place(picture.height - height, y), width, height };
}

/** The size a picture is worked on in: its own, unless its longer side is longer than `longest`. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
