import { foldForSearch } from './fold-for-search.ts';

/** So many tell enough: each more is a list to walk along, and what is found is looked through anyway. */
const MOST = 5;

/**
 * What the index of words (packages/db/migrations/0010) is asked for: pieces that whatever matches must hold. It holds every
 * three characters in a row, and single ones with a line's end around or between them. Words that are found must still be
 * looked through: they may hold the pieces elsewhere.
 */
function piecesOf(folded: string): string {
  const characters = [...folded];
  const [first = '', second = ''] = characters;
  if (characters.length === 1) return quote(`\n${first}\n`);
  if (characters.length === 2) return quote(`${first}\n${second}`);
  const pieces = new Set(
    characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`),
  );
  return fewOf([...pieces])
    .map(quote)
    .join(' AND ');
}

const quote = (piece: string) => `"${piece.replaceAll('"', '""')}"`;

/** Figures and syllables tell more than Latin letters; of a number the end as much as the beginning, of a mail its beginning. */
function fewOf(pieces: string[]): string[] {
  const telling = pieces.filter((piece) => /[^\p{ASCII}]|\d/u.test(piece));
  if (telling.length < 2) return [...telling, ...pieces.filter((piece) => !telling.includes(piece))].slice(0, MOST);
  if (telling.length <= MOST) return telling;
  return telling.filter((_, index, { length }) =>
    Array.from({ length: MOST }, (__, step) => Math.floor((step * (length - 1)) / (MOST - 1))).includes(index),
  );
}

/** A search as the desk's lists take it; null where nothing is looked for. */
export function readSearch(search: string | undefined): { folded: string; pieces: string } | null {
  const folded = foldForSearch(search ?? '');
  return folded ? { folded, pieces: piecesOf(folded) } : null;
}
