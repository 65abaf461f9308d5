import type { ProviderName } from '@softbox/config/countries';
import { useTranslate } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PaymentState } from './use-payment.ts';

interface PaymentStepProps {
  state: PaymentState;
  provider: ProviderName | undefined;
  /** Whether there is another way to pay. */
  isChoice: boolean;
}

/** Where the payment stands, in words. */
export function PaymentStep({ state, provider, isChoice }: PaymentStepProps) {
  const translate = useTranslate();
  if (state.step === 'failed')
    return (
      <Alert tone="danger" title={translate('payment.failed.title')}>
        <p>{state.message}</p>
        <p>{translate('payment.dialog.saved')}</p>
        {isChoice && <p>{translate('payment.dialog.another')}</p>}
      </Alert>
    );
  if (state.step === 'canceled')
    return <Alert title={translate('payment.canceled.text')}>{translate('payment.dialog.saved')}</Alert>;
  if (state.step === 'notCanceled')
    return (
      <Alert tone="danger" title={translate('payment.notCanceled.title')}>
        <p>{translate('payment.notCanceled.text')}</p>
        <p>{translate('payment.dialog.saved')}</p>
      </Alert>
    );
  // A code says for itself what to do.
  if (state.step === 'ready' || state.step === 'scanning') return null;
  const name = provider ? translate(`order.provider.${provider}`) : '';
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <Spinner className="text-accent" />
      {state.step === 'canceling'
        ? translate('payment.dialog.canceling')
        : translate(`payment.dialog.${state.step}`, { provider: name })}
    </p>
  );
}
