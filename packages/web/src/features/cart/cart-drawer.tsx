import { paths } from '@softbox/config/paths';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { closeDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toastPlace } from '../../lib/toast.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartTotal } from './cart-total.tsx';
import { useCart } from './use-cart.ts';

/** The cart beside whatever page is shown. Following one of its links leaves it. */
export function CartDrawer() {
  const translate = useTranslate();
  const { code } = useCountry();
  const cart = useCart();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) closeDialog();
  }, [key]);
  return (
    <Dialog
      open
      size="drawer"
      onClose={closeDialog}
      title={translate('cart.title')}
      closeLabel={translate('common.close')}
      footer={
        cart.items &&
        cart.items.length > 0 && (
          <div className="flex w-full flex-col gap-3">
            <CartTotal cart={cart} />
            <Link
              to={paths.cart(code)}
              className="inline-flex min-h-11 items-center justify-center font-medium underline underline-offset-4"
            >
              {translate('cart.viewPage')}
            </Link>
          </div>
        )
      }
    >
      <CartLines cart={cart} />
      <div ref={toastPlace} className="sticky bottom-0 pt-3" />
    </Dialog>
  );
}
