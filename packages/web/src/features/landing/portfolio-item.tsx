import type { Outputs } from '@softbox/api/types';
import { formatMoney, priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { useBuyNow } from './use-buy-now.ts';

interface PortfolioItemProps {
  template: Outputs['catalog']['templates'][number];
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A picture; what it is and costs shows when it is pointed at, focused or tapped. */
export function PortfolioItem({ template, open, onOpen, onClose }: PortfolioItemProps) {
  const translate = useTranslate();
  const { code } = useCountry();
  const buyNow = useBuyNow();
  const { id, title, type, image, picture, basePrice } = template;
  return (
    <li
      data-open={open || undefined}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onClose()}
      className="group drawn-when-near relative aspect-4/5 overflow-hidden"
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={onOpen}
        onFocus={onOpen}
        className="block size-full cursor-pointer focus-visible:outline-offset-[-4px]"
      >
        <Picture
          source={picture ?? image}
          alt={title}
          sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 47vw"
          className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </button>
      <div className="invisible absolute inset-0 flex flex-col justify-end bg-linear-to-t from-black/90 via-black/65 to-black/35 p-3 text-white opacity-0 transition-[opacity,visibility] group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 group-data-open:visible group-data-open:opacity-100 sm:via-45% sm:via-black/55 sm:to-transparent sm:p-5">
        <Link to={paths.template(code, id)} className="font-semibold leading-snug hover:underline sm:text-lg">
          {title}
        </Link>
        <p className="mt-0.5 text-white/80 text-xs leading-snug sm:text-sm">{type}</p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:mt-4">
          <Price className="sm:text-lg">{formatMoney(code, priceIn(code, basePrice))}</Price>
          <Button
            aria-label={translate('landing.portfolio.buyItem', { title })}
            onClick={() => buyNow({ kind: 'template', id })}
            className="max-sm:w-full max-sm:text-sm"
          >
            {translate('landing.portfolio.buy')}
          </Button>
        </div>
      </div>
    </li>
  );
}
