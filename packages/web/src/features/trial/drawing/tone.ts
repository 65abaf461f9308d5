/** What light a picture was taken in, measured on its pixels; each from 0 to 1. */
export interface Tone {
  /** The darkest, the middle and the brightest, without the last few per cent. */
  dark: number;
  middle: number;
  bright: number;
  /** The colour of the lamp, as its brightest places show it: red, green and blue, 1 together where it is white. */
  lamp: readonly [number, number, number];
  /** How far red is ahead of blue in all of it. */
  warmth: number;
  saturation: number;
}

type Pixels = Pick<ImageData, 'data'>;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const between = (from: number, to: number, share: number) => from + (to - from) * share;
const lightOf = (r: number, g: number, b: number) => (0.299 * r + 0.587 * g + 0.114 * b) / 255;

export function toneOf({ data }: Pixels): Tone {
  const pixels: { light: number; r: number; g: number; b: number }[] = [];
  let warmth = 0;
  let saturation = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(index, index + 3);
    pixels.push({ light: lightOf(r, g, b), r, g, b });
    warmth += (r - b) / 255;
    saturation += (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
  }
  pixels.sort((one, other) => one.light - other.light);
  const count = Math.max(1, pixels.length);
  const at = (share: number) => pixels[Math.floor(share * (pixels.length - 1))]?.light ?? 0.5;
  return {
    dark: at(0.03),
    middle: at(0.5),
    bright: at(0.97),
    lamp: lampOf(pixels.slice(Math.floor(count * 0.85))),
    warmth: warmth / count,
    saturation: saturation / count,
  };
}

function lampOf(brightest: readonly { r: number; g: number; b: number }[]): Tone['lamp'] {
  const sum = { r: 1, g: 1, b: 1 };
  for (const { r, g, b } of brightest) {
    sum.r += r;
    sum.g += g;
    sum.b += b;
  }
  const grey = (sum.r + sum.g + sum.b) / 3;
  return [sum.r / grey, sum.g / grey, sum.b / grey];
}

/** How a picture is developed: one table per channel, then the strength of its colours. */
export interface Grade {
  red: Uint8ClampedArray;
  green: Uint8ClampedArray;
  blue: Uint8ClampedArray;
  saturation: number;
}

/** As far as a picture is moved towards another's light. All the way would look painted over. */
const SHARE = 0.7;
/** Of the lamp's own cast that is taken away, and of the style's warmth that is added. */
const NEUTRAL = 0.7;
const WARM = 0.22;

/** Brings a picture taken in the light `from` near the light `to`: contrast first, then brightness, white and colour. */
export function gradeBetween(from: Tone, to: Tone): Grade {
  // However dark or pale the style, the picture keeps real black and white.
  const target = {
    dark: clamp(to.dark, 0.01, 0.08),
    middle: clamp(to.middle, 0.4, 0.62),
    bright: clamp(to.bright, 0.9, 0.98),
  };
  // A picture that was taken light and soft stays so: only so much is stretched.
  const low = Math.max(from.dark - 0.1, between(from.dark, target.dark, SHARE));
  const high = Math.min(from.bright + 0.15, between(from.bright, target.bright, SHARE));
  const stretch = clamp((high - low) / Math.max(0.05, from.bright - from.dark), 0.85, 1.5);
  const middle = clamp(low + (from.middle - from.dark) * stretch, 0.05, 0.95);
  const gamma = clamp(Math.log(between(middle, target.middle, SHARE)) / Math.log(middle), 0.65, 1.35);
  const warm = clamp(to.warmth * WARM, -0.06, 0.06);

  const channel = (lamp: number, warming: number) => {
    // What is meant to be coloured, a yellow cup, is not taken for a yellow lamp: the change has its limits.
    const gain = clamp(between(1, 1 / lamp, NEUTRAL), 0.85, 1.18) * (1 + warming);
    return Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      const stretched = low + ((value / 255) * gain - from.dark) * stretch;
      return 255 * clamp(stretched, 0, 1) ** gamma;
    });
  };
  return {
    red: channel(from.lamp[0], warm),
    green: channel(from.lamp[1], 0),
    blue: channel(from.lamp[2], -warm),
    // Contrast strengthens colours by itself.
    saturation: clamp(Math.sqrt((to.saturation + 0.05) / (from.saturation + 0.05)) / stretch, 0.85, 1.15),
  };
}

/** Develops a picture in place. */
export function develop({ data }: Pixels, { red, green, blue, saturation }: Grade): void {
  for (let index = 0; index < data.length; index += 4) {
    const r = red[data[index] ?? 0] ?? 0;
    const g = green[data[index + 1] ?? 0] ?? 0;
    const b = blue[data[index + 2] ?? 0] ?? 0;
    const grey = lightOf(r, g, b) * 255;
    data[index] = grey + (r - grey) * saturation;
    data[index + 1] = grey + (g - grey) * saturation;
    data[index + 2] = grey + (b - grey) * saturation;
  }
}
