import type { Outputs } from '@softbox/api/types';
import type { Translate } from '@softbox/config/i18n';
import { formatMoney } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './section.tsx';

const PAGE_SIZE = 10;

export function MyOrders() {
  const translate = useTranslate();
  const { code } = useCountry();
  const list = trpc.orders.page.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const orders = list.data?.pages.flatMap((page) => page.orders);
  return (
    <Section title={translate('profile.orders.title')}>
      {list.isPending && <Skeleton className="h-56 rounded-lg" />}
      {!orders && list.isError && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
      {orders?.length === 0 && (
        <div className="rounded-lg border border-line border-dashed">
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title={translate('profile.orders.empty')}
            text={translate('profile.orders.emptyText')}
            action={
              <LinkButton variant="secondary" to={paths.templates(code)}>
                {translate('profile.orders.browse')}
              </LinkButton>
            }
          />
        </div>
      )}
      {orders && orders.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {translate('common.more')}
        </Button>
      )}
    </Section>
  );
}

type Order = Outputs['orders']['list'][number];

/** 'Completed' is what the order desk calls a paid order; whoever waits for pictures wants to know how far those are. */
const stateOf = ({ status, paymentStatus, productionStage }: Order, translate: Translate) =>
  status !== 'cancelled' && paymentStatus === 'paid' && (status === 'completed' || productionStage !== 'not_started')
    ? translate(`order.stage.${productionStage}`)
    : translate(`order.status.${status}`);

function OrderRow({ order }: { order: Order }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { code } = useCountry();
  return (
    <Link
      to={paths.order(code, order.id)}
      className="flex items-center gap-4 px-5 py-4 -outline-offset-2 transition-colors hover:bg-paper"
    >
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="font-medium">{order.planName}</span>
        <span className="text-muted text-sm">
          {translate('profile.orders.placed', { date: formatDate(language, order.createdAt) })}
        </span>
        <span className="mt-1 flex flex-wrap gap-1.5">
          <Badge tone={order.paymentStatus === 'paid' ? 'success' : 'neutral'}>
            {translate(`order.payment.${order.paymentStatus}`)}
          </Badge>
          <Badge>{stateOf(order, translate)}</Badge>
        </span>
      </span>
      <Price>{formatMoney(order.country, Number(order.totalAmount))}</Price>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
