import { paths } from '@softbox/config/paths';
import { CircleHelp, Clock, LoaderCircle } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { BottleInFocus } from '../../ui/illustrations/bottle-in-focus.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LATE_PAYMENT } from './fail-message.ts';
import { ResultPage } from './result-page.tsx';
import { usePaymentResult } from './use-payment-result.ts';

/** Says only what the server has found out; the query proves nothing. */
export function PaymentSuccess() {
  const translate = useTranslate();
  const { code } = useCountry();
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  const paymentKey = query.get('paymentKey');
  const { result, askAgain } = usePaymentResult({ orderId, paymentKey, amount: query.get('amount') });
  const celebrated = result.is === 'paid' && orderId !== null && paymentKey !== null;
  useEffect(() => {
    if (!celebrated) return;
    toast({ title: translate('payment.complete.title'), description: translate('payment.complete.text') });
  }, [celebrated, translate]);

  const home = (
    <LinkButton variant="secondary" to={paths.landing(code)}>
      {translate('common.backHome')}
    </LinkButton>
  );
  // Whoever may not see the order is told nothing that identifies it.
  const view = 'view' in result && result.view?.transactionId ? result.view : null;
  const orderLink = view && (
    <LinkButton to={paths.order(code, view.orderId)}>{translate('payment.success.order')}</LinkButton>
  );
  const again = <Button onClick={askAgain}>{translate('payment.success.checkAgain')}</Button>;

  if (result.is === 'checking')
    return (
      <ResultPage
        Icon={LoaderCircle}
        spinning
        title={translate('payment.success.checking')}
        text={translate('payment.success.checkingText')}
      >
        {home}
      </ResultPage>
    );
  if (result.is === 'paid')
    return (
      <ResultPage
        picture={<BottleInFocus />}
        title={translate('payment.success.title')}
        text={translate(result.view.returned ? 'payment.success.twiceText' : 'payment.success.text')}
      >
        {orderLink}
        {home}
      </ResultPage>
    );
  if (result.is === 'late')
    return (
      <ResultPage Icon={Clock} title={translate('payment.success.late')} text={translate('payment.success.lateText')}>
        {again}
        {orderLink}
        {home}
      </ResultPage>
    );
  if (result.is === 'unreachable')
    return (
      <ResultPage Icon={CircleHelp} title={translate('payment.success.unreachable')} text={result.message}>
        {again}
        {home}
      </ResultPage>
    );
  // However the browser came back, what came too late is told in one place.
  if (result.view?.returned)
    return <Navigate replace to={paths.paymentFail(code, { code: LATE_PAYMENT, orderId: result.view.orderId })} />;
  return (
    <ResultPage
      Icon={CircleHelp}
      title={translate('payment.success.notConfirmed')}
      text={translate('payment.success.notConfirmedText')}
    >
      {view && (
        <Button onClick={() => openDialog({ kind: 'payment', orderId: view.orderId })}>
          {translate('payment.dialog.again')}
        </Button>
      )}
      {home}
    </ResultPage>
  );
}
