import { Inbox } from 'lucide-react';
import { useCountry } from '../../../lib/country.tsx';
import { useTranslate } from '../../../lib/i18n.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { adminPath } from '../admin-tab.ts';
import { OrderLinks } from '../order-links.tsx';
import type { Overview } from './overview-panel.tsx';

export function NewestOrders({ orders }: { orders: Overview['newest'] }) {
  const translate = useTranslate();
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
      <OrderLinks orders={orders} />
    </section>
  );
}
