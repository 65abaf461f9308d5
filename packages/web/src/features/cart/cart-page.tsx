import { useTranslate } from '../../lib/i18n.tsx';
import { Card } from '../../ui/card.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartTotal } from './cart-total.tsx';
import { useCart } from './use-cart.ts';

export function CartPage() {
  const translate = useTranslate();
  const cart = useCart();
  const isFilled = cart.items !== undefined && cart.items.length > 0;
  return (
    <div className="container-page min-h-[70dvh] py-10 sm:py-16">
      <h1 className="mb-6 font-semibold text-heading">{translate('cart.title')}</h1>
      <div className={isFilled ? 'grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-14' : undefined}>
        <CartLines cart={cart} />
        {isFilled && (
          <Card className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)]">
            <h2 className="font-semibold text-lg">{translate('cart.summary')}</h2>
            <CartTotal cart={cart} />
            <p className="text-muted text-sm">{translate('cart.note')}</p>
          </Card>
        )}
      </div>
    </div>
  );
}
