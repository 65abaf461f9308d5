import type { Outputs } from '@softbox/api/types';
import type { ProviderName } from '@softbox/config/countries';
import { paths } from '@softbox/config/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { closeDialog, type DialogOf } from '../../lib/dialogs.ts';
import { failureText } from '../../lib/failure-text.ts';
import { rememberGuestKey } from '../../lib/guest-keys.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { takeNextStep } from './next-step.ts';
import type { ScanAction } from './step.ts';

/** `ready`: a method can be chosen. `opening`, `waiting`: it is the provider's turn. `scanning`: it is the phone's. */
export type PaymentState =
  | { step: 'ready' | 'opening' | 'waiting' | 'canceling' | 'canceled' | 'notCanceled' }
  | { step: 'scanning'; action: ScanAction }
  | { step: 'failed'; message: string };

type View = Outputs['payment']['start'];
type Accepted = DialogOf<'payment'>['accepted'];

interface Payable {
  orderId: string;
  accessKey: string | undefined;
}

/** Pays an order that is saved: however it ends, the same order can be paid again. */
export function usePayment({ orderId, accessKey }: Payable) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { code } = useCountry();
  const utils = trpc.useUtils();
  const start = trpc.payment.start.useMutation();
  const end = trpc.payment.cancel.useMutation();
  const [state, setState] = useState<PaymentState>({ step: 'ready' });
  /** Counts the tries: what an abandoned one brings back late is ignored. */
  const turn = useRef(0);
  const key = accessKey === undefined ? {} : { key: accessKey };

  // Back from the provider's page out of the browser's memory: the page is as it was left, the order perhaps not.
  useEffect(() => {
    const goOn = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setState({ step: 'ready' });
      void utils.orders.invalidate();
    };
    addEventListener('pageshow', goOn);
    return () => removeEventListener('pageshow', goOn);
  }, [utils]);

  function fail(title: string, message: string) {
    setState({ step: 'failed', message });
    toast({ title, description: message, variant: 'destructive' });
  }

  function complete() {
    const order = utils.orders.get.getData({ orderId, ...key });
    const text = order?.orderType === 'package' ? 'checkout.donePackage' : 'checkout.doneTemplate';
    toast({ title: translate('checkout.done'), description: translate(text) });
    goToResult();
  }

  function goToResult() {
    closeDialog();
    void utils.orders.invalidate();
    void navigate(paths.paymentSuccess(code, { orderId }));
  }

  /** True where the answer ends the matter. */
  function isSettled({ status, returned }: View): boolean {
    if (status === 'paid') complete();
    // Money that came too late is told of where the result is.
    else if (status === 'processing' || returned) goToResult();
    else return false;
    return true;
  }

  async function pay(provider: ProviderName, accepted: Accepted) {
    const mine = ++turn.current;
    setState({ step: 'opening' });
    try {
      const view = await start.mutateAsync({ orderId, provider, accepted, flow: 'interactive', ...key });
      // From a mailed link the key is in its address only: back from the provider the result page needs it too.
      if (accessKey) rememberGuestKey(orderId, accessKey);
      if (mine !== turn.current || isSettled(view)) return;
      if (view.status === 'canceled') return showCanceled();
      if (view.status === 'failed') return fail(translate('payment.failed.title'), view.message);
      if (view.nextAction.type === 'qr') return setState({ step: 'scanning', action: view.nextAction });
      setState({ step: 'waiting' });
      const outcome = await takeNextStep(view.nextAction);
      if (mine !== turn.current || outcome.result === 'left') return;
      if (outcome.result === 'canceled') return await cancel();
      fail(translate('payment.failed.title'), outcome.message || translate('payment.failed.text'));
    } catch (error) {
      if (mine === turn.current) fail(translate('checkout.paymentFailed'), failureText(error, translate));
    }
  }

  /** What the server says of a code that was shown. */
  function endScan(view: View) {
    if (isSettled(view)) return;
    if (view.status === 'failed') return fail(translate('payment.failed.title'), view.message);
    showCanceled();
  }

  function showCanceled() {
    setState({ step: 'canceled' });
    toast({ title: translate('payment.canceled.title'), description: translate('payment.canceled.text') });
  }

  function showNotCanceled() {
    setState({ step: 'notCanceled' });
    toast({
      title: translate('payment.notCanceled.title'),
      description: translate('payment.notCanceled.text'),
      variant: 'destructive',
    });
  }

  /** Ends it at the provider; money that has arrived meanwhile counts. */
  async function cancel() {
    const mine = ++turn.current;
    setState({ step: 'canceling' });
    // Whatever kept it from being asked or ended, the buyer may still be able to pay.
    const view = await end.mutateAsync({ orderId, ...key }).catch(() => null);
    if (mine !== turn.current || (view && isSettled(view))) return;
    if (view?.status === 'canceled' || view?.status === 'failed') showCanceled();
    else showNotCanceled();
  }

  return {
    state,
    pay: (provider: ProviderName, accepted: Accepted) => void pay(provider, accepted),
    cancel: () => void cancel(),
    endScan,
  };
}
