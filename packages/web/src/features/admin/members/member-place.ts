import { useSearchParams } from 'react-router';

const PLACE = ['search', 'after', 'before', 'member'] as const;
type PlaceName = (typeof PLACE)[number];

/** Where one is among the members stands in the address: a link shows a colleague the same, and the way back leads through it. */
export function useMemberPlace() {
  const [params, setParams] = useSearchParams();
  const moved = (values: Partial<Record<PlaceName, string | null>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    return next;
  };
  const [search, after, before, member] = PLACE.map((name) => params.get(name) ?? undefined);
  return {
    search: search?.slice(0, 100),
    after,
    before,
    member,
    /** For links. */
    to: (values: Parameters<typeof moved>[0]) => ({ search: `?${moved(values)}` }),
    /** Another search begins on the first page. */
    find: (text: string) =>
      setParams(moved({ search: text.trim(), after: null, before: null }), { replace: true, preventScrollReset: true }),
    close: () => setParams(moved({ member: null }), { preventScrollReset: true }),
  };
}
