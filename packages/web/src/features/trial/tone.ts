/** What light a picture was taken in, measured on its pixels; each from 0 to 1, warmth around 0. */
export interface Tone {
  /** The darkest, the middle and the brightest, without the last few per cent. */
  dark: number;
  middle: number;
  bright: number;
  /** How far red is ahead of blue. */
  warmth: number;
  saturation: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const between = (from: number, to: number, share: number) => from + (to - from) * share;
const lightOf = (r: number, g: number, b: number) => (0.299 * r + 0.587 * g + 0.114 * b) / 255;

export function toneOf({ data }: Pick<ImageData, 'data'>): Tone {
  const lights: number[] = [];
  let warmth = 0;
  let saturation = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(index, index + 3);
    lights.push(lightOf(r, g, b));
    warmth += (r - b) / 255;
    saturation += (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
  }
  lights.sort((a, b) => a - b);
  const at = (share: number) => lights[Math.floor(share * (lights.length - 1))] ?? 0.5;
  const count = Math.max(1, lights.length);
  return {
    dark: at(0.03),
    middle: at(0.5),
    bright: at(0.97),
    warmth: warmth / count,
    saturation: saturation / count,
  };
}

/** How a picture is developed: one table per channel, then the strength of its colours. */
export interface Grade {
  red: Uint8ClampedArray;
  green: Uint8ClampedArray;
  blue: Uint8ClampedArray;
  saturation: number;
}

/** As far as a picture is moved towards another's light. All the way would look painted over. */
const SHARE = 0.55;

/** Brings a picture taken in the light `from` near the light `to`: contrast first, then brightness, warmth and colour. */
export function gradeBetween(from: Tone, to: Tone): Grade {
  // However dark or pale the style, the picture keeps real black and white.
  const target = {
    dark: clamp(to.dark, 0.01, 0.1),
    middle: clamp(to.middle, 0.34, 0.64),
    bright: clamp(to.bright, 0.86, 0.98),
  };
  const low = between(from.dark, target.dark, SHARE);
  const high = between(from.bright, target.bright, SHARE);
  const stretch = clamp((high - low) / Math.max(0.05, from.bright - from.dark), 0.85, 1.7);
  const middle = clamp(low + (from.middle - from.dark) * stretch, 0.05, 0.95);
  const gamma = clamp(Math.log(between(middle, target.middle, SHARE)) / Math.log(middle), 0.65, 1.4);
  // Most of the lamp's own cast is taken away before some of the style's warmth is added.
  const shift = clamp(to.warmth * 0.3 - from.warmth * 0.6, -0.12, 0.12);

  const channel = (gain: number) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      const stretched = low + (value / 255 - from.dark) * stretch;
      return 255 * clamp(stretched * gain, 0, 1) ** gamma;
    });
  return {
    red: channel(1 + shift),
    green: channel(1),
    blue: channel(1 - shift),
    saturation: clamp(Math.sqrt((to.saturation + 0.05) / (from.saturation + 0.05)), 0.9, 1.3),
  };
}

/** Develops a picture in place. */
export function develop({ data }: Pick<ImageData, 'data'>, { red, green, blue, saturation }: Grade): void {
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
