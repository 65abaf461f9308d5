import { paths } from '@softbox/config/paths';
import { CircleX, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate, useTranslateData } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { isCancellation, keyOfCode, LATE_PAYMENT, plainText } from './fail-message.ts';
import { ResultPage } from './result-page.tsx';

/** The reason is somebody else's words and goes into the toast; the page itself says only what is ours. */
export function PaymentFail() {
  const translate = useTranslate();
  const translateData = useTranslateData();
  const navigate = useNavigate();
  const { code: country } = useCountry();
  const [query] = useSearchParams();
  const code = query.get('code');
  const orderId = query.get('orderId');
  const canceled = isCancellation(code);
  const late = code === LATE_PAYMENT;
  const key = keyOfCode(code);
  const message =
    plainText(query.get('message') ?? '') || (key ? translateData(key) : '') || translate('payment.fail.text');

  useEffect(() => {
    // Nothing has failed, and the page says it all.
    if (late) return;
    toast({
      title: translate(canceled ? 'payment.canceled.title' : 'payment.failed.title'),
      description: message,
      variant: canceled ? 'default' : 'destructive',
    });
  }, [canceled, late, message, translate]);

  const order = orderId && (
    <LinkButton variant={late ? 'primary' : 'secondary'} to={paths.order(country, orderId)}>
      {translate('payment.fail.order')}
    </LinkButton>
  );
  const home = (
    <LinkButton variant="secondary" to={paths.landing(country)}>
      {translate('common.backHome')}
    </LinkButton>
  );
  if (late)
    return (
      <ResultPage Icon={Undo2} title={translate('payment.fail.lateTitle')} text={translate('payment.fail.lateText')}>
        {order}
        <LinkButton variant="secondary" to={paths.templates(country)}>
          {translate('profile.orders.browse')}
        </LinkButton>
        {home}
      </ResultPage>
    );
  return (
    <ResultPage
      Icon={CircleX}
      tone={canceled ? 'neutral' : 'danger'}
      title={translate(canceled ? 'payment.fail.canceledTitle' : 'payment.fail.title')}
      text={translate(orderId ? 'payment.fail.saved' : 'payment.fail.text')}
    >
      <Button onClick={() => (orderId ? openDialog({ kind: 'payment', orderId }) : void navigate(-1))}>
        {translate('payment.fail.again')}
      </Button>
      {order}
      {home}
    </ResultPage>
  );
}
