import { OrderFilters } from '@softbox/config/inputs/admin';
import { useSearchParams } from 'react-router';

export type OrderFilterName = keyof OrderFilters;
const NAMES = Object.keys(OrderFilters.shape) as OrderFilterName[]; // the schema's own keys

/** What the address asks for; a value that means nothing is passed over. */
export const filtersIn = (params: URLSearchParams): OrderFilters =>
  OrderFilters.parse(
    Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = params.get(name);
        return value && OrderFilters.shape[name].safeParse(value).success ? [[name, value]] : [];
      }),
    ),
  );

/** The filters stand in the address: a link shows the same orders to a colleague, and the way back leads through them. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams();
  const change = (values: Partial<Record<OrderFilterName, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value.trim()) next.set(name, value.trim());
          else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filters: filtersIn(params),
    change,
    /** The search stays: its field shows it, and is emptied by its own key. */
    clear: () => change(Object.fromEntries(NAMES.filter((name) => name !== 'search').map((name) => [name, '']))),
  };
}
