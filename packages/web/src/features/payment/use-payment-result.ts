import type { Outputs } from '@softbox/api/types';
import { useEffect, useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';

type View = Outputs['payment']['confirm'];

export type PaymentResult =
  | { is: 'checking' }
  | { is: 'paid'; view: View }
  /** Still not known after a while: the mail will tell. */
  | { is: 'late'; view: View }
  /** The server knows of no payment that is done. `view` where there is an order that can still be paid. */
  | { is: 'unconfirmed'; view?: View }
  | { is: 'unreachable'; message: string };

export interface ReturnQuery {
  orderId: string | null;
  paymentKey: string | null;
  amount: string | null;
}

const ASK_EVERY_MS = 2500;
const ASK_FOR_MS = 30_000;
const SETTLE_MS = 6000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Has the server ask the provider, again and again while the money is on its way. The query only says where to look. */
export function usePaymentResult({ orderId, paymentKey, amount }: ReturnQuery) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const [result, setResult] = useState<PaymentResult>(orderId ? { is: 'checking' } : { is: 'unconfirmed' });
  const [round, setRound] = useState(0);

  // Asks once per query and per wish to ask again.
  useEffect(() => {
    if (!orderId) return setResult({ is: 'unconfirmed' });
    let current = true;
    const show = (next: PaymentResult) => current && setResult(next);
    async function ask(id: string) {
      const query = { orderId: id, ...(paymentKey ? { paymentKey } : {}), ...(amount ? { amount } : {}) };
      const until = Date.now() + ASK_FOR_MS;
      let view = await utils.client.payment.confirm.mutate(query);
      const isComing = ({ status }: View) =>
        (status === 'processing' && Date.now() < until) ||
        // Some providers send the browser back before they know themselves.
        (status === 'requires_action' && Date.now() < until - ASK_FOR_MS + SETTLE_MS);
      while (current && isComing(view)) {
        await pause(ASK_EVERY_MS);
        view = await utils.client.payment.confirm.mutate(query);
      }
      if (view.status === 'processing') return show({ is: 'late', view });
      if (view.status !== 'paid') return show({ is: 'unconfirmed', view });
      show({ is: 'paid', view });
      void utils.orders.invalidate();
      void utils.cart.list.invalidate();
    }
    show({ is: 'checking' });
    ask(orderId).catch((error: unknown) => {
      const { status } = failureOf(error);
      const refused = status >= 400 && status < 500 && status !== 429;
      show(refused ? { is: 'unconfirmed' } : { is: 'unreachable', message: failureText(error, translate) });
    });
    return () => {
      current = false;
    };
  }, [orderId, paymentKey, amount, round]);

  return { result, askAgain: () => setRound(round + 1) };
}
