import { paths } from '@softbox/config/paths';
import { ShoppingBag } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { useCode } from '../../lib/use-code.ts';
import { withApi } from '../../lib/with-api.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const loadCount = withApi(async () => (await import('./cart-count.tsx')).CartCount);

/** Leads to the cart's page, and opens the cart beside the present page where it can. */
export function CartLink() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { pathname } = useLocation();
  const { user } = useSession();
  const CartCount = useCode(user !== null, loadCount);

  const openDrawer = (event: MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsNewTab || pathname === paths.cart(code)) return;
    event.preventDefault();
    openDialog({ kind: 'cart' });
  };
  return (
    <Link
      to={paths.cart(code)}
      onClick={openDrawer}
      data-dialog="cart"
      className={classNames(buttonClass('ghost', 'icon'), 'relative')}
    >
      {user && CartCount ? <CartCount /> : <VisuallyHidden>{translate('shell.cart')}</VisuallyHidden>}
      <ShoppingBag aria-hidden className="size-5" />
    </Link>
  );
}
