import type { Outputs } from '@softbox/api/types';
import { formatMoney } from '@softbox/config/money';
import { keepPreviousData } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
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
import { useOrderFilters } from './order-filters.ts';

type Order = Outputs['admin']['orders']['orders'][number];

/** Newest first, a page at a time. */
export function OrderList({ chosen }: { chosen: string | null }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filters } = useOrderFilters();
  const list = trpc.admin.orders.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const orders = list.data?.pages.flatMap((page) => page.orders);
  if (!orders)
    return list.isError ? (
      <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton className="h-128 rounded-lg" />
    );
  const isNarrowed = Object.keys(filters).length > 0;
  if (orders.length === 0)
    return (
      <div className="rounded-lg border border-line border-dashed">
        <EmptyState
          icon={<Inbox aria-hidden />}
          title={translate(isNarrowed ? 'admin.desk.none' : 'admin.orders.empty')}
          text={translate(isNarrowed ? 'admin.desk.noneText' : 'admin.orders.emptyText')}
        />
      </div>
    );
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbourOf(event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    void navigate({ search: next.search }, { replace: true, preventScrollReset: true });
  };
  return (
    <nav
      aria-label={translate('admin.orders.list')}
      aria-busy={list.isPlaceholderData}
      onKeyDown={step}
      className="overflow-hidden rounded-lg border border-line bg-surface lg:max-h-[800px] lg:overflow-y-auto"
    >
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} isChosen={order.id === chosen} />
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 text-muted text-xs max-lg:hidden">{translate('admin.desk.keys')}</p>
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

/** The order above or below the one that has the focus, where an arrow asks for it. */
function neighbourOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLAnchorElement | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const rows = [...currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-order]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  return step === 0 || at === -1 ? undefined : rows[at + step];
}

function OrderRow({ order, isChosen }: { order: Order; isChosen: boolean }) {
  const translate = useTranslate();
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
        <span className="min-w-0 truncate font-medium">{order.customerName || translate('privacy.desk.gone')}</span>
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
