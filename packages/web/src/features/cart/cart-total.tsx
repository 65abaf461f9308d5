import { formatMoney } from '@softbox/config/money';
import { useCountry } from '../../lib/country.tsx';
import { countryName, currencyName } from '../../lib/display-names.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { useBuy } from '../../lib/use-buy.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import type { useCart } from './use-cart.ts';

/** How many, how much, in whose money, and the way to the checkout. */
export function CartTotal({ cart: { count, total } }: { cart: ReturnType<typeof useCart> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { code, currency } = useCountry();
  const buy = useBuy();
  const place = { country: countryName(language, code), currency: currencyName(language, currency) };
  return (
    <>
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            {translate('cart.total')}{' '}
            <span className="ml-1 text-muted text-sm">{translate('cart.count', { count })}</span>
          </span>
          <Price className="text-title">{formatMoney(code, total)}</Price>
        </p>
        <p className="mt-1 text-muted text-sm">{translate('cart.pricesIn', place)}</p>
      </div>
      <Button size="lg" className="w-full" onClick={() => buy('cart', { guestOption: true })}>
        {translate('cart.orderAll')}
      </Button>
    </>
  );
}
