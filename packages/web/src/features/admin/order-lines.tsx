import { formatMoney } from '@softbox/config/money';
import { useTranslate } from '../../lib/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Part } from './facts.tsx';
import type { OrderDetail } from './order-detail.ts';

export function OrderLines({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const { country, lines } = order;
  return (
    <Part title={translate('admin.orders.items')}>
      <ul className="flex flex-col gap-3">
        {lines.map(({ itemKey, title, image, picture, quantity, unitAmount }) => (
          <li key={itemKey} className="flex items-center gap-3 text-sm">
            <Picture
              source={picture ?? image}
              alt=""
              sizes="3rem"
              className="aspect-4/5 w-11 rounded-sm object-cover"
            />
            <span className="grow">
              {title}
              <span className="block text-muted">{translate('admin.orders.quantity', { quantity })}</span>
            </span>
            <Price>{formatMoney(country, unitAmount * quantity)}</Price>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-4 border-line border-t pt-3">
        {translate('admin.orders.total')}
        <Price>{formatMoney(country, Number(order.totalAmount))}</Price>
      </p>
    </Part>
  );
}
