import { type Colour, colourOf, contrast, distance, readableOn, strengthOf, toned } from './colour.ts';

/** The colours a preview is set in. Words on each ground are readable whatever the picture. */
export interface Palette {
  /** The picture's own background, for large areas. */
  field: Colour;
  onField: Colour;
  /** What stands out in the picture, for a price. */
  accentOnField: Colour;
  /** Nearly white, of the same family. */
  paper: Colour;
  onPaper: Colour;
  accentOnPaper: Colour;
}

/** What WCAG asks of text of any size. */
export const READABLE = 4.5;

/** As much of an ImageData as is looked at. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

const GROUPS = 6;
const ROUNDS = 8;
/** A group of fewer pixels than this share is a highlight or a seam, not a colour of the picture. */
const LEAST_SHARE = 0.012;

interface Group {
  colour: Colour;
  /** Its share of the picture; what lies at the edge counts more, for there the background is. */
  share: number;
}

/** The few colours that a picture is made of, the commonest first. */
function groupsOf({ data, width, height }: Pixels): Group[] {
  const pixels: { colour: Colour; weight: number }[] = [];
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const isEdge = x < width * 0.12 || x > width * 0.88 || y < height * 0.25;
    const [r = 0, g = 0, b = 0] = data.subarray(index * 4);
    pixels.push({ colour: colourOf(r, g, b), weight: isEdge ? 2 : 1 });
  }
  let centres = spread(pixels.map(({ colour }) => colour));
  let groups: Group[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = regroup(pixels, centres);
    centres = groups.map(({ colour }) => colour);
  }
  return groups.toSorted((a, b) => b.share - a.share);
}

/** Starts far apart, so that a small bright thing gets a group of its own; the same picture always gives the same. */
function spread(colours: readonly Colour[]): Colour[] {
  const [first] = colours;
  if (!first) return [];
  const centres = [first];
  while (centres.length < GROUPS) {
    let farthest = first;
    let most = 0;
    for (const colour of colours) {
      const apart = Math.min(...centres.map((centre) => distance(centre, colour)));
      if (apart > most) [farthest, most] = [colour, apart];
    }
    if (most < 0.02) break;
    centres.push(farthest);
  }
  return centres;
}

function regroup(pixels: readonly { colour: Colour; weight: number }[], centres: readonly Colour[]): Group[] {
  const sums = centres.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
  let all = 0;
  for (const { colour, weight } of pixels) {
    const sum = sums[nearest(centres, colour)];
    if (!sum) continue;
    sum.l += colour.l * weight;
    sum.a += colour.a * weight;
    sum.b += colour.b * weight;
    sum.weight += weight;
    all += weight;
  }
  return sums
    .filter(({ weight }) => weight > 0)
    .map(({ l, a, b, weight }) => ({ colour: { l: l / weight, a: a / weight, b: b / weight }, share: weight / all }));
}

function nearest(centres: readonly Colour[], colour: Colour): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, centre] of centres.entries()) {
    const apart = distance(centre, colour);
    if (apart < least) [best, least] = [index, apart];
  }
  return best;
}

/** A greyish colour of middle lightness makes a dull wall: it is painted lighter, as a studio would. */
function aired(colour: Colour): Colour {
  const isDull = strengthOf(colour) < 0.05 && colour.l > 0.5 && colour.l < 0.85;
  return isDull ? { ...colour, l: colour.l + (0.88 - colour.l) * 0.7 } : colour;
}

/** Of a template's own picture: its background becomes the field, what stands out of it the accent. */
export function paletteOf(picture: Pixels): Palette {
  const [background, ...others] = groupsOf(picture);
  const base = aired(background?.colour ?? { l: 0.9, a: 0, b: 0 });
  const standing = (colour: Colour) => strengthOf(colour) * (0.4 + distance(colour, base));
  const [standsOut = base] = others
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(({ colour }) => colour)
    .toSorted((one, other) => standing(other) - standing(one));

  const light = toned(base, 0.975, 0.014);
  const dark = toned(base, 0.2, 0.045);
  const onField = contrast(light, base) > contrast(dark, base) ? light : dark;
  // In the middle neither light nor dark words are readable: the field gives way, not the words.
  const field = readableOn(onField, base, READABLE);
  const paper = toned(base, 0.97, 0.016);
  return {
    field,
    onField,
    accentOnField: readableOn(field, standsOut, READABLE),
    paper,
    onPaper: toned(base, 0.24, 0.045),
    accentOnPaper: readableOn(paper, strengthOf(standsOut) > 0.04 ? standsOut : base, READABLE),
  };
}
