import { PACKAGES, type PackageId } from '@softbox/config/catalog';
import { formatMoney, priceIn } from '@softbox/config/money';
import { Check } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { featuresOf } from './package-features.ts';

export function PackageCard({ id }: { id: PackageId }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const { basePrice, popular, picture } = PACKAGES[id];
  const name = translate(`packages.${id}.name`);
  return (
    <li
      className={classNames(
        'grid overflow-hidden rounded-xl bg-surface lg:row-span-5 lg:grid-rows-subgrid',
        popular ? 'shadow-card ring-2 ring-accent' : 'ring-1 ring-line',
      )}
    >
      <div className="relative">
        <Picture
          source={picture}
          alt=""
          sizes="(min-width: 80rem) 25rem, (min-width: 64rem) 30vw, 95vw"
          className="aspect-square w-full object-cover"
        />
        {popular && (
          <Badge tone="accent" className="absolute top-4 left-4 px-3.5 py-2">
            {translate('packages.popular')}
          </Badge>
        )}
      </div>
      <div className="px-6 pt-7 sm:px-8">
        <h3 className="font-bold text-title">{name}</h3>
        <p className="mt-2 text-muted">{translate(`packages.${id}.description`)}</p>
      </div>
      <p className="mx-6 flex flex-wrap items-baseline gap-x-3 border-line border-b py-6 sm:mx-8">
        <Price className="font-bold text-4xl tracking-tight">{formatMoney(code, priceIn(code, basePrice))}</Price>
        <span className="text-muted text-sm">{translate('landing.pricing.days')}</span>
      </p>
      <ul
        aria-label={translate('landing.pricing.includes', { name })}
        className="flex flex-col gap-2.5 px-6 py-6 sm:px-8"
      >
        {featuresOf(id).map((key) => (
          <li key={key} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            {translate(key)}
          </li>
        ))}
      </ul>
      <Button
        size="lg"
        variant={popular ? 'primary' : 'secondary'}
        className="mx-6 mb-8 sm:mx-8"
        aria-label={translate('landing.pricing.selectItem', { name })}
        onClick={() => openDialog({ kind: 'purchase-method', item: { kind: 'package', id } })}
      >
        {translate('landing.pricing.select')}
      </Button>
    </li>
  );
}
