import type { CountryCode } from '@softbox/config/countries';
import { formatMoney } from '@softbox/config/money';
import { useTranslate } from '../../lib/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OrderLine } from './use-order-lines.ts';

interface OrderSummaryProps {
  country: CountryCode;
  lines: readonly OrderLine[] | undefined;
  total: number | undefined;
}

export function OrderSummary({ country, lines, total }: OrderSummaryProps) {
  const translate = useTranslate();
  return (
    <section className="rounded-lg bg-sunken p-4 sm:p-5">
      <h3 className="mb-3 font-semibold">{translate('checkout.order')}</h3>
      {lines ? (
        <ul aria-label={translate('checkout.lines')} className="flex flex-col gap-3">
          {lines.map((line) => (
            <li key={line.itemId} className="flex gap-3">
              <Picture
                source={line.picture ?? line.image}
                alt=""
                sizes="3rem"
                className="aspect-4/5 w-12 shrink-0 self-start rounded-sm object-cover"
              />
              <div className="min-w-0 grow">
                <p className="font-medium leading-snug">{line.title}</p>
                <p className="flex flex-wrap justify-between gap-x-3 text-muted text-sm">
                  <span>{translate('checkout.quantity', { quantity: line.quantity })}</span>
                  <Price className="text-ink">{formatMoney(country, line.unitAmount * line.quantity)}</Price>
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-15 bg-line" />
      )}
      <div
        aria-live="polite"
        className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3 border-line-strong border-t pt-3"
      >
        <span>{translate('checkout.total')}</span>
        {total === undefined ? (
          <Skeleton className="h-7 w-24 bg-line" />
        ) : (
          <Price className="text-xl">{formatMoney(country, total)}</Price>
        )}
      </div>
    </section>
  );
}
