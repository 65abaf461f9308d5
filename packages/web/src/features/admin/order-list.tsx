import type { Outputs } from '@softbox/api/types';
import { formatMoney } from '@softbox/config/money';
import { Inbox } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PaymentBadge, StatusBadge } from './order-badges.tsx';
import { ORDER_PAGE } from './order-page-input.ts';

export type Order = Outputs['orders']['list'][number];

/** Newest first, a page at a time. */
export function OrderList({ chosen }: { chosen: string | null }) {
  const translate = useTranslate();
  const list = trpc.orders.page.useInfiniteQuery(ORDER_PAGE, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  });
  const orders = list.data?.pages.flatMap((page) => page.orders);
  if (!orders)
    return list.isError ? (
      <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton className="h-128 rounded-lg" />
    );
  if (orders.length === 0)
    return (
      <div className="rounded-lg border border-line border-dashed">
        <EmptyState
          icon={<Inbox aria-hidden />}
          title={translate('admin.orders.empty')}
          text={translate('admin.orders.emptyText')}
        />
      </div>
    );
  return (
    <nav
      aria-label={translate('admin.orders.list')}
      className="overflow-hidden rounded-lg border border-line bg-surface lg:max-h-[800px] lg:overflow-y-auto"
    >
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} isChosen={order.id === chosen} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="border-line border-t p-3">
          <Button
            variant="ghost"
            className="w-full"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {translate('common.more')}
          </Button>
        </div>
      )}
    </nav>
  );
}

function OrderRow({ order, isChosen }: { order: Order; isChosen: boolean }) {
  const language = useLanguage();
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set('order', order.id);
  return (
    <Link
      to={{ search: `?${search}` }}
      preventScrollReset
      data-order={order.id}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'flex flex-col gap-1.5 border-transparent border-l-3 px-4 py-3.5 -outline-offset-2 transition-colors hover:bg-paper',
        isChosen && 'border-l-accent bg-paper',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{order.customerName}</span>
        <Price className="text-sm">{formatMoney(order.country, Number(order.totalAmount))}</Price>
      </span>
      <span className="truncate text-muted text-sm">{order.planName}</span>
      <span className="flex flex-wrap items-center gap-1.5">
        <StatusBadge status={order.status} />
        <PaymentBadge status={order.paymentStatus} />
        <time dateTime={order.createdAt} className="ml-auto text-muted text-xs">
          {formatDate(language, order.createdAt)}
        </time>
      </span>
    </Link>
  );
}
