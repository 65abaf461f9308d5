import { paths } from '@softbox/config/paths';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useRefunds } from '../../lib/use-refunds.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Order } from './order.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

interface OrderPageProps {
  orderId: string;
  accessKey: string | undefined;
  /** What the customer hands in with it, drawn by another room. */
  material: (order: Order) => ReactNode;
  /** What the customer says about it afterwards. */
  reviews: (order: Order) => ReactNode;
}

/** For the customer, or whoever holds the guest's link. To everybody else the order does not exist. */
export function OrderPage({ orderId, accessKey, material, reviews }: OrderPageProps) {
  const translate = useTranslate();
  const ofOrder = { orderId, ...(accessKey ? { key: accessKey } : {}) };
  const { data, error, refetch } = trpc.orders.get.useQuery(ofOrder);
  // Asked for together with the order: one call over the line.
  const { data: refunds } = useRefunds(ofOrder);
  const { data: receipts = [] } = trpc.receipts.ofOrder.useQuery(ofOrder);
  const isUnknown = error !== null && [400, 404].includes(failureOf(error).status);
  return (
    <div className="container-page min-h-[70dvh] py-10 sm:py-16">
      {data && (
        <OrderView
          order={data}
          refunds={refunds}
          receipts={receipts}
          accessKey={accessKey}
          material={material(data)}
          reviews={reviews(data)}
        />
      )}
      {!data && !error && <OrderSkeleton />}
      {isUnknown && <UnknownOrder />}
      {error && !isUnknown && (
        <EmptyState
          titleAs="h1"
          title={translate('order.page.loadFailed')}
          text={failureText(error, translate)}
          action={<Button onClick={() => void refetch()}>{translate('common.retry')}</Button>}
        />
      )}
    </div>
  );
}

function UnknownOrder() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { session } = useSession();
  return (
    <EmptyState
      icon={<FileQuestion aria-hidden />}
      titleAs="h1"
      title={translate('order.page.notFound')}
      text={translate('order.page.notFoundText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {session.status === 'signed-out' && (
            <Button onClick={() => openDialog({ kind: 'auth' })}>{translate('order.page.signIn')}</Button>
          )}
          <LinkButton variant="secondary" to={paths.landing(code)}>
            {translate('common.backHome')}
          </LinkButton>
        </div>
      }
    />
  );
}
