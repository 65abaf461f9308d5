import { priceIn } from '@softbox/config/money';
import { useCountry } from '../../lib/country.tsx';
import { trpc } from '../../lib/trpc.ts';

/** The cart at the prices of the page's country. */
export function useCart() {
  const { code } = useCountry();
  const { data, error, refetch } = trpc.cart.list.useQuery();
  const items = data?.items;
  return {
    items,
    error,
    retry: () => void refetch(),
    count: items?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    total: items?.reduce((sum, { basePrice, quantity }) => sum + priceIn(code, basePrice) * quantity, 0) ?? 0,
  };
}
