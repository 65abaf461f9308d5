import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRepricedCart } from './use-repriced-cart.ts';

const NOTHING: [] = [];

/** How many lines the customer's cart has; the words of the link that it stands in. */
export function CartCount() {
  const translate = useTranslate();
  const { data } = trpc.cart.list.useQuery();
  const items = data?.items ?? NOTHING;
  const count = items.length;
  useRepricedCart(items);
  // Not a label: Korean counters lean on the figure, which the badge shows by itself.
  return (
    <>
      <VisuallyHidden>{count > 0 ? translate('shell.cartCount', { count }) : translate('shell.cart')}</VisuallyHidden>
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 font-bold text-on-accent text-xs tabular-nums"
        >
          {count}
        </span>
      )}
    </>
  );
}
