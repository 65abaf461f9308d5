import type { Outputs } from '@softbox/api/types';
import { formatMoney, priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { ShoppingBag } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { useAddToCart } from '../../lib/use-add-to-cart.ts';
import { useBuy } from '../../lib/use-buy.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';

export type Template = Outputs['catalog']['templates'][number];

/** Signed out, both buttons lead to signing in: the store sells to customers with an account only. */
export function TemplateCard({ template, priority }: { template: Template; priority: boolean }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const buy = useBuy();
  const { busy, addToCart } = useAddToCart();
  const { id, title, type, basePrice, image, picture } = template;
  const price = formatMoney(code, priceIn(code, basePrice));
  return (
    <article className="group flex flex-col gap-3">
      <Link
        to={paths.template(code, id)}
        className="drawn-when-near relative block aspect-4/5 overflow-hidden rounded-lg"
      >
        <Picture
          source={picture ?? image}
          alt=""
          sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 45vw"
          priority={priority}
          className="size-full object-cover transition-transform duration-500 group-hover:scale-103"
        />
        <span className="absolute top-2.5 left-2.5 rounded-full bg-surface px-3 py-1 text-ink text-sm">
          <Price>{price}</Price>
        </span>
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 via-black/50 to-transparent px-4 pt-12 pb-3.5 text-white opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100">
          <h2 className="font-semibold text-base leading-snug sm:text-lg">{title}</h2>
          <p className="text-sm text-white/85">{type}</p>
          <Price className="mt-1 block [@media(hover:none)]:hidden">{price}</Price>
        </div>
      </Link>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          className="grow whitespace-nowrap px-3! text-sm"
          aria-label={translate('shop.buyNowOf', { title })}
          onClick={() => buy({ kind: 'template', id }, { guestOption: false })}
        >
          {translate('shop.buyNow')}
        </Button>
        <Button
          variant="secondary"
          size="icon"
          busy={busy}
          aria-label={translate('shop.addToCartOf', { title })}
          title={translate('shop.addToCart')}
          onClick={() => addToCart(template)}
        >
          {!busy && <ShoppingBag aria-hidden className="size-5" />}
        </Button>
      </div>
    </article>
  );
}
