/** A tiny painter: keeps the gradients a picture needs and hands out their references. */
export interface Paint {
  /** A gradient from top to bottom. */
  down: (...colors: string[]) => string;
  /** The turn of light round an upright form, lit from the left. */
  round: (color: string) => string;
  /** A stain of colour that fades to nothing. */
  fade: (color: string, opacity: number) => string;
  /** A beam of light that thins out on its way down. */
  beam: (color: string, opacity: number) => string;
  light: string;
  deep: string;
  defs: () => string;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** `light` and `deep` tint every highlight and shadow, which holds a picture in one family of colour.
 *  Pictures within a picture need a prefix of their own. */
export function createPaint(light: string, deep: string, prefix = 'g'): Paint {
  const known = new Map<string, string>();
  const define = (element: string) => {
    const id = known.get(element) ?? `${prefix}${known.size}`;
    known.set(element, id);
    return `url(#${id})`;
  };
  const stops = (list: [offset: number, color: string, opacity?: number][]) =>
    list
      .map(([at, color, opacity]) => {
        const see = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
        return `<stop offset="${at}" stop-color="${color}"${see}/>`;
      })
      .join('');
  return {
    light,
    deep,
    down: (...colors) =>
      define(
        `<linearGradient x2="0" y2="1">${stops(colors.map((color, index) => [index / (colors.length - 1 || 1), color]))}</linearGradient>`,
      ),
    round: (color) =>
      define(
        `<linearGradient>${stops([
          [0, mix(color, deep, 0.18)],
          [0.16, mix(color, light, 0.4)],
          [0.3, mix(color, light, 0.62)],
          [0.48, color],
          [0.86, mix(color, deep, 0.42)],
          [1, mix(color, deep, 0.24)],
        ])}</linearGradient>`,
      ),
    fade: (color, opacity) =>
      define(
        `<radialGradient>${stops([
          [0, color, opacity],
          [0.45, color, opacity * 0.55],
          [1, color, 0],
        ])}</radialGradient>`,
      ),
    beam: (color, opacity) =>
      define(
        `<linearGradient x2="0" y2="1">${stops([
          [0, color, opacity],
          [1, color, 0],
        ])}</linearGradient>`,
      ),
    defs: () =>
      `<defs>${[...known].map(([element, id]) => element.replace('Gradient', `Gradient id="${id}"`)).join('')}</defs>`,
  };
}

export const n = (value: number) => Math.round(value * 10) / 10;

/** The same numbers for the same seed: scattered things lie where they lay yesterday. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
