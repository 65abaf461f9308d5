import { formatMoney } from '@softbox/config/money';
import { Inbox } from 'lucide-react';
import { useCountry } from '../../../lib/country.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { adminPath } from '../admin-tab.ts';
import { PaymentBadge, StatusBadge } from '../order-badges.tsx';
import type { Overview } from './overview-panel.tsx';

export function NewestOrders({ orders }: { orders: Overview['newest'] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { code } = useCountry();
  return (
    <section aria-labelledby="newest" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="newest" className="font-semibold text-title">
          {translate('admin.overview.newest')}
        </h2>
        <Link
          to={adminPath(code, 'orders')}
          className="text-sm underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        >
          {translate('admin.overview.allOrders')}
        </Link>
      </div>
      {orders.length === 0 && (
        <div className="rounded-lg border border-line border-dashed">
          <EmptyState
            icon={<Inbox aria-hidden />}
            title={translate('admin.orders.empty')}
            text={translate('admin.overview.noOrders')}
          />
        </div>
      )}
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface empty:hidden">
        {orders.map((order) => (
          <li key={order.id}>
            <Link
              to={adminPath(code, 'orders', { order: order.id })}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-paper"
            >
              <span className="min-w-0 truncate font-medium">
                {order.customerName}
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
    </section>
  );
}
