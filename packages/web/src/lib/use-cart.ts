import type { Outputs } from '@softbox/api/types';
import { useLanguage } from './i18n.tsx';
import { trpc } from './trpc.ts';

export type CartItem = Outputs['cart']['list']['items'][number];

/** The cart in the page's language: what and how many from the cart, the words from the catalogue. */
export function useCart({ enabled = true } = {}) {
  const language = useLanguage();
  const cart = trpc.cart.list.useQuery(undefined, { enabled });
  const hasItems = (cart.data?.items.length ?? 0) > 0;
  const catalogue = trpc.catalog.templates.useQuery({ language }, { enabled: enabled && hasItems });
  const items = cart.data?.items.map((item): CartItem => {
    const words = catalogue.data?.find(({ id }) => id === item.templateId);
    return words ? { ...item, title: words.title, type: words.type, basePrice: words.basePrice } : item;
  });
  return { items, error: cart.error, retry: () => void cart.refetch() };
}
