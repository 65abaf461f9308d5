import type { Outputs } from '@softbox/api/types';
import { formatMoney } from '@softbox/config/money';
import { useCountry } from '../../lib/country.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { adminPath } from './admin-tab.ts';
import { PaymentBadge, StatusBadge } from './order-badges.tsx';

/** A few orders, each leading to the order desk. */
export function OrderLinks({ orders }: { orders: Outputs['admin']['orders']['orders'] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { code } = useCountry();
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface empty:hidden">
      {orders.map((order) => (
        <li key={order.id}>
          <Link
            to={adminPath(code, 'orders', { order: order.id })}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-paper"
          >
            <span className="min-w-0 truncate font-medium">
              {order.customerName || translate('privacy.desk.gone')}
              <span className="ml-2 font-normal text-muted text-sm">{order.planName}</span>
            </span>
            <Price className="text-right">{formatMoney(order.country, Number(order.totalAmount))}</Price>
            <span className="flex flex-wrap gap-1.5">
              <StatusBadge status={order.status} />
              <PaymentBadge status={order.paymentStatus} />
            </span>
            <time dateTime={order.createdAt} className="self-center text-right text-muted text-xs">
              {formatDate(language, order.createdAt, 'moment')}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
