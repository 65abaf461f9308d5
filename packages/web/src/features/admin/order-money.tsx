import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate, useTranslateData } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Part } from './facts.tsx';
import type { OrderDetail } from './order-detail.ts';
import { OrderMessages } from './order-messages.tsx';
import { chargeOf } from './refunds.ts';

/** What moved by the providers' own word, and what they told us. Nothing where nobody has tried to pay. */
export function OrderMoney({ order }: { order: OrderDetail }) {
  if (order.attempts.length === 0) return null;
  return (
    <>
      <Ledger order={order} />
      <OrderMessages orderId={order.id} />
    </>
  );
}

function Ledger({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const say = useTranslateData();
  const language = useLanguage();
  const ledger = trpc.admin.ledger.useQuery({ orderId: order.id }, { refetchOnMount: 'always' });
  if (ledger.data?.length === 0) return null;
  return (
    <Part title={translate('admin.desk.money.ledger')}>
      {!ledger.data && ledger.isPending && <Skeleton className="h-20 rounded-lg" />}
      {!ledger.data && ledger.isError && <LoadFailure error={ledger.error} onRetry={() => void ledger.refetch()} />}
      <ul className="flex flex-col gap-3 text-sm">
        {ledger.data?.map((line) => (
          <li key={line.id}>
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{translate(`admin.desk.money.kind.${line.kind}`)}</span>
              {line.amount !== 0 && (
                <Price>{(line.amount < 0 ? '-' : '') + chargeOf(order, line, Math.abs(line.amount))}</Price>
              )}
              {!line.counts && line.amount !== 0 && (
                <Badge tone="warning">{translate('admin.desk.money.uncounted')}</Badge>
              )}
            </span>
            <span className="mt-1 block text-muted">
              {formatDate(language, line.createdAt, 'moment')} · {say(`admin.desk.money.source.${line.source}`)}
            </span>
            <span className="block break-all text-muted">{line.transactionId}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
