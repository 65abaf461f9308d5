/** A colour as it looks: how light (0 to 1), how far from green to red, how far from blue to yellow. OKLab. */
export interface Colour {
  l: number;
  a: number;
  b: number;
}

export const WHITE: Colour = { l: 1, a: 0, b: 0 };
const BLACK: Colour = { l: 0, a: 0, b: 0 };

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Of three channels from 0 to 255. */
export function colourOf(red: number, green: number, blue: number): Colour {
  const [r, g, b] = [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return {
    l,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function linearOf({ l, a, b }: Colour): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return [
    within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

export function css(colour: Colour, alpha = 1): string {
  const [r, g, b] = linearOf(colour).map((value) => Math.round(fromLinear(value) * 255));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** How far apart two colours look. */
export const distance = (one: Colour, other: Colour) =>
  Math.sqrt((one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2);

/** How far a colour is from grey. */
export const strengthOf = ({ a, b }: Colour) => Math.sqrt(a * a + b * b);

/** The same hue at another lightness, no stronger than `most`. */
export function toned(colour: Colour, l: number, most: number): Colour {
  const share = Math.min(1, most / Math.max(strengthOf(colour), 1e-6));
  return { l: Math.min(1, Math.max(0, l)), a: colour.a * share, b: colour.b * share };
}

function luminance(colour: Colour): number {
  const [r, g, b] = linearOf(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** As WCAG counts it: 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]; // two in, two out
  return (light + 0.05) / (dark + 0.05);
}

/** The same colour, lighter or darker until it can be read on `ground`; what is readable stays as it is. */
export function readableOn(ground: Colour, colour: Colour, least: number): Colour {
  if (contrast(colour, ground) >= least) return colour;
  const end = contrast(WHITE, ground) > contrast(BLACK, ground) ? WHITE : BLACK;
  for (let share = 0; share < 1; share += 0.02) {
    const l = colour.l + (end.l - colour.l) * share;
    // Towards white and black no screen shows strong colours.
    const nearer = toned(colour, l, Math.min(strengthOf(colour), 0.4 * Math.min(l, 1 - l) + 0.01));
    if (contrast(nearer, ground) >= least) return nearer;
  }
  return end;
}
