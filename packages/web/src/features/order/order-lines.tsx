import { formatMoney } from '@softbox/config/money';
import { useTranslate } from '../../lib/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { Order } from './order.ts';

export function OrderLines({ order: { country, lines, totalAmount } }: { order: Order }) {
  const translate = useTranslate();
  return (
    <section>
      <h2 className="mb-1 font-semibold text-lg">{translate('order.page.lines')}</h2>
      <ul>
        {lines.map(({ itemKey, title, image, picture, quantity, unitAmount }) => (
          <li key={itemKey} className="flex gap-4 border-line border-b py-4">
            <Picture
              source={picture ?? image}
              alt=""
              sizes="4rem"
              className="aspect-4/5 w-16 shrink-0 rounded-md object-cover"
            />
            <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-1">
              <div className="min-w-0">
                <p className="font-semibold">{title}</p>
                <p className="text-muted text-sm">
                  {translate('order.page.each', { price: formatMoney(country, unitAmount) })}
                  {' · '}
                  {translate('order.page.quantity', { quantity })}
                </p>
              </div>
              <Price>{formatMoney(country, unitAmount * quantity)}</Price>
            </div>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 pt-4">
        <span>{translate('order.page.total')}</span>
        <Price className="text-title">{formatMoney(country, Number(totalAmount))}</Price>
      </p>
    </section>
  );
}
