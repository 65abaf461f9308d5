import { formatMoney, priceIn } from '@softbox/config/money';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { useBuy } from '../../lib/use-buy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import type { CartItem } from './cart-item.ts';

export function CartSummary({ items }: { items: readonly CartItem[] }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const buy = useBuy();
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = items.reduce((sum, { basePrice, quantity }) => sum + priceIn(code, basePrice) * quantity, 0);
  return (
    <Card className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)]">
      <h2 className="font-semibold text-lg">{translate('cart.summary')}</h2>
      <p className="text-muted">{translate('cart.count', { count })}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-4">
        <span>{translate('cart.total')}</span>
        <Price className="text-title">{formatMoney(code, total)}</Price>
      </p>
      <Button size="lg" onClick={() => buy('cart', { guestOption: true })}>
        {translate('cart.orderAll')}
      </Button>
      <p className="text-muted text-sm">{translate('cart.note')}</p>
    </Card>
  );
}
