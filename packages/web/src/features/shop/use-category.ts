import { type Category, isCategory } from '@softbox/config/catalog';
import { useSearchParams } from 'react-router';

export type CategoryChoice = Category | 'all';

/** The chosen category lives in the URL (`?category=food`), so that it can be shared and survives going back. */
export function useCategory(): [CategoryChoice, (next: CategoryChoice) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('category');
  const choose = (next: CategoryChoice) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'all') changed.delete('category');
        else changed.set('category', next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [isCategory(asked) ? asked : 'all', choose];
}
