import { paths } from '@softbox/config/paths';
import { ShoppingBag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { trpc } from '../../lib/trpc.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useRepricedCart } from './use-repriced-cart.ts';

const NOTHING: [] = [];

/** Leads to the cart's page, and opens the cart beside the present page where it can. */
export function CartLink() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { user } = useSession();
  const { pathname } = useLocation();
  const { data } = trpc.cart.list.useQuery(undefined, { enabled: user !== null });
  const items = (user && data?.items) || NOTHING;
  const count = items.length;
  useRepricedCart(items);

  const openDrawer = (event: MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsNewTab || pathname === paths.cart(code)) return;
    event.preventDefault();
    openDialog({ kind: 'cart' });
  };
  return (
    <Link to={paths.cart(code)} onClick={openDrawer} className={classNames(buttonClass('ghost', 'icon'), 'relative')}>
      {/* Not a label: Korean counters lean on the figure, which the badge shows by itself. */}
      <VisuallyHidden>{count > 0 ? translate('shell.cartCount', { count }) : translate('shell.cart')}</VisuallyHidden>
      <ShoppingBag aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 font-bold text-on-accent text-xs tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
