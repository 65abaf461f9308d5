import { LIMITS } from '@softbox/config/limits';
import { formatMoney, priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { Trash2 } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import type { CartItem } from './cart-item.ts';

interface CartLineProps {
  item: CartItem;
  onQuantity: (quantity: number) => void;
  onRemove: (byKey: boolean) => void;
}

export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const translate = useTranslate();
  const { code } = useCountry();
  const { templateId, title, type, image, picture, basePrice, quantity } = item;
  const unit = priceIn(code, basePrice);
  return (
    <li className="flex gap-4 border-line border-b py-5 sm:gap-6">
      <Link to={paths.template(code, templateId)} tabIndex={-1} aria-hidden className="w-20 shrink-0 sm:w-28">
        <Picture
          source={picture ?? image}
          alt=""
          sizes="(min-width: 40rem) 7rem, 5rem"
          className="aspect-4/5 rounded-md object-cover"
        />
      </Link>
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="font-semibold leading-snug sm:text-lg">
              <Link to={paths.template(code, templateId)} className="hover:underline">
                {title}
              </Link>
            </h2>
            <p className="text-muted text-sm">{type}</p>
            <p className="text-muted text-sm">{translate('cart.each', { price: formatMoney(code, unit) })}</p>
          </div>
          <Button
            variant="ghost"
            size="icon"
            className="-mt-2 -mr-2"
            aria-label={translate('cart.remove', { title })}
            data-remove={templateId}
            // A click that no pointer made has no count.
            onClick={({ detail }) => onRemove(detail === 0)}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <QuantityStepper
            value={quantity}
            max={LIMITS.cart.maxQuantity}
            onChange={onQuantity}
            label={translate('cart.quantity', { title })}
            decreaseLabel={translate('cart.decrease', { title })}
            increaseLabel={translate('cart.increase', { title })}
          />
          <Price className="text-lg">{formatMoney(code, unit * quantity)}</Price>
        </div>
      </div>
    </li>
  );
}
