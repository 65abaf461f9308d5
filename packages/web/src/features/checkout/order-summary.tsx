import type { CountryCode } from '@softbox/config/countries';
import { formatMoney } from '@softbox/config/money';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OrderLine } from './use-order-lines.ts';

interface OrderSummaryProps {
  country: CountryCode;
  lines: readonly OrderLine[] | undefined;
  total: number | undefined;
}

/** In view all the time: beside the form, or on a phone as one line above it that opens. */
export function OrderSummary({ country, lines, total }: OrderSummaryProps) {
  const translate = useTranslate();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [first, ...more] = lines ?? [];
  const inOneLine =
    first && more.length > 0
      ? translate('order.summary.several', { title: first.title, count: more.length })
      : first?.title;
  const folded = !isOpen && 'max-md:hidden';
  return (
    <section className="rounded-lg bg-sunken p-4 max-md:max-h-[45dvh] max-md:overflow-y-auto max-md:py-1 sm:p-5">
      <h3 className="font-semibold max-md:sr-only md:mb-3">{translate('checkout.order')}</h3>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 text-left md:hidden"
      >
        <span className="min-w-0 grow truncate font-medium">{inOneLine ?? '…'}</span>
        {total !== undefined && <Price>{formatMoney(country, total)}</Price>}
        <ChevronDown
          aria-hidden
          className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {lines ? (
        <ul
          id={listId}
          aria-label={translate('checkout.lines')}
          className={classNames('flex flex-col gap-3 max-md:pt-2', folded)}
        >
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
        <Skeleton className={classNames('h-15 bg-line', folded)} />
      )}
      <div
        aria-live="polite"
        className={classNames(
          'mt-4 flex flex-wrap items-baseline justify-between gap-x-3 border-line-strong border-t pt-3 max-md:pb-3',
          folded,
        )}
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
