import { foldForSearch } from './fold-for-search.ts';

/** What is left of a longer one is looked for in the text itself. */
const MOST = 64;

/**
 * What the index of words (packages/db/migrations/0010) is asked for: pieces that whatever matches must hold. It holds every
 * three characters in a row, and single ones with a line's end around or between them. Words that are found must still be
 * looked through: they may hold the pieces elsewhere.
 */
export function piecesOf(folded: string): string {
  const characters = [...folded];
  const [first = '', second = ''] = characters;
  const pieces =
    characters.length === 1
      ? [`\n${first}\n`]
      : characters.length === 2
        ? [`${first}\n${second}`]
        : characters
            .slice(2, MOST + 2)
            .map((character, index) => `${characters.slice(index, index + 2).join('')}${character}`);
  return [...new Set(pieces)].map((piece) => `"${piece.replaceAll('"', '""')}"`).join(' AND ');
}

/** A search as the desk's lists take it; null where nothing is looked for. */
export function readSearch(search: string | undefined): { folded: string; pieces: string } | null {
  const folded = foldForSearch(search ?? '');
  return folded ? { folded, pieces: piecesOf(folded) } : null;
}
