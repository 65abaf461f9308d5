import type { Outcome } from '../provider.ts';

/** More pages than any two days of a shop of this size: a list without end is not read for ever. */
const MOST_PAGES = 200;

interface Page<T> {
  items: readonly T[];
  /** Where the next page begins; undefined after the last. */
  next?: string | undefined;
}

/** Every item of a list that comes in pages, or the first page's failure. */
export async function listPages<T>(
  read: (from: string | undefined) => Promise<Outcome<Page<T>>>,
): Promise<Outcome<T[]>> {
  const all: T[] = [];
  let from: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const page = await read(from);
    if (!page.ok) return page;
    all.push(...page.value.items);
    if (page.value.next === undefined) return { ok: true, value: all };
    from = page.value.next;
  }
  return { ok: false, kind: 'unknown', code: 'TOO_MANY_PAGES', message: '' };
}
