import { formatMoney } from '@softbox/config/money';
import { keepPreviousData } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeskList } from './desk-list.tsx';
import { PaymentBadge, StatusBadge } from './order-badges.tsx';
import { useOrderFilters } from './order-filters.ts';

/** Newest first, a page at a time. */
export function OrderList({ chosen }: { chosen: string | null }) {
  const translate = useTranslate();
  const language = useLanguage();
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
  return (
    <DeskList
      label={translate('admin.orders.list')}
      param="order"
      rows={orders}
      chosen={chosen}
      busy={list.isPlaceholderData}
      more={{ isThere: list.hasNextPage, isComing: list.isFetchingNextPage, fetch: () => void list.fetchNextPage() }}
      content={({ customerName, country, totalAmount, planName, status, paymentStatus, createdAt }) => (
        <>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate font-medium">{customerName || translate('privacy.desk.gone')}</span>
            <Price className="text-sm">{formatMoney(country, Number(totalAmount))}</Price>
          </span>
          <span className="truncate text-muted text-sm">{planName}</span>
          <span className="flex flex-wrap items-center gap-1.5">
            <StatusBadge status={status} />
            <PaymentBadge status={paymentStatus} />
            <time dateTime={createdAt} className="ml-auto text-muted text-xs">
              {formatDate(language, createdAt)}
            </time>
          </span>
        </>
      )}
    />
  );
}
