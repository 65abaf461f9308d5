import sharp from 'sharp';

/** A painted wall keeps its hue and its strength of colour from light to shadow, other things do not. */
const HUE_DEGREES = 12;
const STRENGTH_SHARE = 0.85;

type Pixels = Uint8Array | Buffer;

function colour(pixels: Pixels, at: number): { hue: number; strength: number } {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, strength: 0 };
  const sixth =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return { hue: sixth * 60, strength: span / most };
}

/** White where the plain backdrop that reaches the picture's top and sides is not. */
function matteOf(pixels: Pixels, width: number, height: number): Buffer {
  const wall = colour(pixels, Math.floor(width / 2) + width * 8);
  const isWall = (at: number) => {
    const { hue, strength } = colour(pixels, at);
    const turn = Math.abs(hue - wall.hue) % 360;
    return Math.min(turn, 360 - turn) < HUE_DEGREES && strength > wall.strength * STRENGTH_SHARE;
  };
  const matte = Buffer.alloc(width * height, 255);
  const open: number[] = [];
  const enter = (at: number) => {
    if (matte[at] !== 255 || !isWall(at)) return;
    matte[at] = 0;
    open.push(at);
  };
  for (let x = 0; x < width; x += 1) enter(x);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) enter(y * width + x);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) enter(at - 1);
    if (x < width - 1) enter(at + 1);
    if (at >= width) enter(at - width);
    if (at < width * (height - 1)) enter(at + width);
  }
  return matte;
}

/** The subject of a photograph without its one-coloured backdrop, so that words can stand behind it. */
export async function cutOut(photograph: string, file: string): Promise<void> {
  const { data, info } = await sharp(photograph).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const matte = await sharp(matteOf(data, width, height), { raw: { width, height, channels: 1 } })
    .median(3)
    .blur(0.8)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  await sharp(data, { raw: { width, height, channels: 3 } })
    .joinChannel(matte, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(file);
}
