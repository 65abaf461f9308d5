import type { Size } from './crop.ts';

export interface Setting {
  lines: string[];
  size: number;
}

interface Room extends Size {
  maxLines: number;
  maxSize: number;
  /** From one line to the next, as a multiple of the size. */
  leading: number;
}

/** Chinese and Japanese are written without spaces: a line may end after any word that the language knows. */
const UNSPACED = /^(ja|zh)\b/;

function partsOf(text: string, language: string): string[] {
  if (!UNSPACED.test(language)) return text.split(/(?<=\s)/);
  return Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

/** Every way to set `parts` in `count` lines without changing their order. */
function* breaks(parts: readonly string[], count: number): Generator<string[]> {
  if (count === 1) yield [parts.join('').trim()];
  else
    for (let first = 1; first <= parts.length - count + 1; first += 1)
      for (const rest of breaks(parts.slice(first), count - 1)) yield [parts.slice(0, first).join('').trim(), ...rest];
}

/**
 * The largest setting of `text` that its room takes. `measure` gives the width of a line at the size of 1; widths grow
 * with the size.
 */
export function fitText(text: string, language: string, room: Room, measure: (line: string) => number): Setting {
  const parts = partsOf(text.trim(), language);
  let best: Setting = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(room.maxLines, parts.length); count += 1)
    for (const lines of breaks(parts, count)) {
      const widest = Math.max(...lines.map(measure), Number.EPSILON);
      const size = Math.min(room.maxSize, room.width / widest, room.height / (count * room.leading));
      // Another line must pay: it takes the calm out of a short name.
      if (size > best.size * 1.15) best = { lines, size };
      else if (count > 1 && lines.length === best.lines.length && size > best.size) best = { lines, size };
    }
  return best;
}
