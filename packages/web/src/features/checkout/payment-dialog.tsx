import type { Outputs } from '@softbox/api/types';
import { formatMoney } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { closeDialog, type DialogOf } from '../../lib/dialogs.ts';
import { failureText } from '../../lib/failure-text.ts';
import { guestKeyOf } from '../../lib/guest-keys.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MethodChoice } from './method-choice.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentStep } from './payment-step.tsx';
import { TestStrip } from './test-strip.tsx';
import { useMethods } from './use-methods.ts';
import { usePayment } from './use-payment.ts';

/** Most customers never need a code. */
const ScanStep = lazy(() => import('./scan-step.tsx'));

/** The payment of a saved order: plan, country, currency and method, while the provider asks and when it has to be repeated. */
export function PaymentDialog({ dialog }: { dialog: DialogOf<'payment'> }) {
  const translate = useTranslate();
  const { orderId, accessKey = guestKeyOf(orderId), provider } = dialog;
  const order = trpc.orders.get.useQuery({ orderId, ...(accessKey ? { key: accessKey } : {}) });
  const basket = order.data && { lines: order.data.lines, total: Number(order.data.totalAmount) };
  const methods = useMethods(order.data?.country, basket, provider ?? order.data?.paymentMethod);
  const { state, pay, cancel, endScan } = usePayment({ orderId, accessKey });

  // Chosen in the checkout before: goes on at once, and only once.
  const started = useRef(false);
  useEffect(() => {
    if (!provider || started.current) return;
    started.current = true;
    pay(provider, dialog.accepted);
  });

  const scanning = state.step === 'scanning';
  const underWay = scanning || state.step === 'opening' || state.step === 'waiting' || state.step === 'canceling';
  const chosen = methods.chosen?.provider ?? provider;
  const payable = order.data?.payable && chosen;
  const isChoice = methods.error !== null || (methods.options?.length ?? 0) > 1;
  const price = order.data ? formatMoney(order.data.country, Number(order.data.totalAmount)) : '';
  const charge = methods.charge ?? price;
  const close = () => {
    if (scanning || state.step === 'opening' || state.step === 'waiting') cancel();
    closeDialog();
  };
  return (
    <Dialog
      open
      size="sheet"
      modal={state.step !== 'waiting'}
      onClose={close}
      title={translate('payment.dialog.title')}
      description={methods.sandbox && <TestStrip />}
      closeLabel={translate('common.close')}
      footer={
        underWay ? (
          <Button variant="secondary" busy={state.step === 'canceling'} onClick={cancel}>
            {translate('payment.dialog.cancel')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              {translate('payment.dialog.later')}
            </Button>
            {payable && (
              <Button className="max-sm:grow" disabled={!methods.ready} onClick={() => pay(chosen, methods.accepted)}>
                {state.step === 'ready'
                  ? translate('checkout.pay', { price: charge })
                  : translate('payment.dialog.again')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-5 pt-1">
        {order.error && (
          <Alert tone="danger" title={translate('checkout.loadFailed')}>
            {failureText(order.error, translate)}
          </Alert>
        )}
        {order.isPending && <Skeleton className="h-52 rounded-lg" />}
        {order.data && !scanning && <PaymentFacts order={order.data} provider={chosen} charge={methods.charge} />}
        <PaymentStep state={state} provider={chosen} isChoice={isChoice} />
        {scanning && chosen && (
          <Suspense fallback={<Skeleton className="mx-auto size-60 rounded-lg" />}>
            <ScanStep
              action={state.action}
              orderId={orderId}
              provider={chosen}
              onEnd={endScan}
              onRenew={() => pay(chosen, methods.accepted)}
            />
          </Suspense>
        )}
        {order.data && !underWay && !order.data.payable && <NotPayable order={order.data} accessKey={accessKey} />}
        {payable && !underWay && (isChoice || methods.foreign) && <MethodChoice methods={methods} />}
      </div>
    </Dialog>
  );
}

/** Reopened on the way back, it may have been paid meanwhile. */
function NotPayable({ order, accessKey }: { order: Outputs['orders']['get']; accessKey: string | undefined }) {
  const translate = useTranslate();
  const isPaid = order.paymentStatus === 'paid';
  return (
    <Alert tone={isPaid ? 'success' : 'info'}>
      <p>{translate(isPaid ? 'payment.dialog.paid' : 'payment.dialog.notPayable')}</p>
      <LinkButton
        size="sm"
        variant="secondary"
        className="mt-2"
        to={paths.order(order.country, order.id, accessKey)}
        onClick={closeDialog}
      >
        {translate('payment.dialog.order')}
      </LinkButton>
    </Alert>
  );
}
