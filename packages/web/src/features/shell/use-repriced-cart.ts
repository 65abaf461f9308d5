import type { Outputs } from '@softbox/api/types';
import type { CountryCode } from '@softbox/config/countries';
import { formatMoney, priceIn } from '@softbox/config/money';
import { useEffect, useRef } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { currencyName } from '../../lib/display-names.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { loadWords } from '../../lib/words.ts';

type Items = Outputs['cart']['list']['items'];

const totalIn = (country: CountryCode, items: Items) =>
  formatMoney(
    country,
    items.reduce((sum, { basePrice, quantity }) => sum + priceIn(country, basePrice) * quantity, 0),
  );

/** Another country, other prices: what that does to a cart with something in it is said in words, on whatever page. */
export function useRepricedCart(items: Items): void {
  const translate = useTranslate();
  const language = useLanguage();
  const { code, currency } = useCountry();
  const shown = useRef(code);
  useEffect(() => {
    const former = shown.current;
    shown.current = code;
    if (former === code || items.length === 0) return;
    const say = () => {
      const description = translate('cart.repricedText', {
        before: totalIn(former, items),
        after: totalIn(code, items),
      });
      toast({ title: translate('cart.repriced', { currency: currencyName(language, currency) }), description });
    };
    // Without a line there are no words for it; the cart itself shows the new prices.
    loadWords(language, ['account']).then(say, () => undefined);
  }, [code, currency, items, language, translate]);
}
