import type { Outcome } from '../provider.ts';

/** More pages than any two days of a shop of this size: a list without end is not read for ever. */
const MOST_PAGES = 200;

interface Page<T> {
  items: readonly T[];
  /** Where the next page begins; undefined after the last. */
  next?: string | undefined;
}

type ReadPage<T> = (from: string | undefined) => Promise<Outcome<Page<T>>>;

/** Until the list or the interest in it ends; the first page's failure is the list's. */
async function eachPage<T>(read: ReadPage<T>, isEnough: (items: readonly T[]) => boolean): Promise<Outcome<null>> {
  let from: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const page = await read(from);
    if (!page.ok) return page;
    if (isEnough(page.value.items) || page.value.next === undefined) return { ok: true, value: null };
    from = page.value.next;
  }
  return { ok: false, kind: 'unknown', code: 'TOO_MANY_PAGES', message: '' };
}

/** Every item of a list that comes in pages. */
export async function listPages<T>(read: ReadPage<T>): Promise<Outcome<T[]>> {
  const all: T[] = [];
  const ended = await eachPage(read, (items) => {
    all.push(...items);
    return false;
  });
  return ended.ok ? { ok: true, value: all } : ended;
}

/** The first item that is meant; no page after it is read. */
export async function findInPages<T>(
  read: ReadPage<T>,
  isMeant: (item: T) => boolean,
): Promise<Outcome<T | undefined>> {
  let found: T | undefined;
  const ended = await eachPage(read, (items) => {
    found = items.find(isMeant);
    return found !== undefined;
  });
  return ended.ok ? { ok: true, value: found } : ended;
}
