import { CartPage } from '../features/cart/cart-page.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';

/** Private: the cart is loaded in the browser. */
export function Component() {
  const translate = useTranslate();
  return (
    <>
      <PageMeta title={translate('cart.title')} description={translate('cart.description')} noIndex />
      <CartPage />
    </>
  );
}
