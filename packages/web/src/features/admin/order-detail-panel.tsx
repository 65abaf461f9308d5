import { formatMoney } from '@softbox/config/money';
import { ArrowLeft } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMay } from '../../lib/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderAttempts } from './order-attempts.tsx';
import { PaymentBadge, StatusBadge } from './order-badges.tsx';
import type { OrderDetail } from './order-detail.ts';
import { CustomerFacts, OrderFacts } from './order-facts.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderStatusSelect } from './order-status-select.tsx';
import { OrderTools } from './order-tools.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';

interface OrderDetailPanelProps {
  orderId: string;
  onBack: () => void;
}

export function OrderDetailPanel({ orderId, onBack }: OrderDetailPanelProps) {
  const translate = useTranslate();
  const order = trpc.orders.get.useQuery({ orderId }, { refetchOnMount: 'always' });
  return (
    <div className="flex flex-col gap-4">
      <Button variant="ghost" className="-ml-3 self-start lg:hidden print:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {translate('admin.orders.back')}
      </Button>
      {order.data && <Detail order={order.data} />}
      {!order.data && order.isPending && <Skeleton className="h-160 rounded-lg" />}
      {!order.data && order.isError && <LoadFailure error={order.error} onRetry={() => void order.refetch()} />}
    </div>
  );
}

function FixedStatus({ order }: { order: OrderDetail }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <StatusBadge status={order.status} />
      <ReadOnlyNote permission="orders.write" />
    </div>
  );
}

function Detail({ order }: { order: OrderDetail }) {
  const may = useMay();
  return (
    <article className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-line border-b p-5 sm:p-7">
        <div className="flex min-w-0 flex-col items-start gap-2">
          <PaymentBadge status={order.paymentStatus} />
          <h2 className="font-semibold text-title">{order.planName}</h2>
          <Price className="text-lg">{formatMoney(order.country, Number(order.totalAmount))}</Price>
        </div>
        {may('orders.write') ? <OrderStatusSelect order={order} /> : <FixedStatus order={order} />}
        <OrderTools order={order} />
      </header>
      <div className="grid gap-x-10 gap-y-9 p-5 sm:p-7 xl:grid-cols-2">
        <CustomerFacts order={order} />
        <OrderFacts order={order} />
        <OrderFiles files={order.files} />
        <OrderLines order={order} />
        <OrderAttempts attempts={order.attempts} country={order.country} />
        <OrderRefunds order={order} />
        <OrderMoney order={order} />
        <OrderNotes orderId={order.id} />
        <OrderHistory order={order} />
      </div>
    </article>
  );
}
