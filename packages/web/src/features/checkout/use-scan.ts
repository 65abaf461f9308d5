import type { Outputs } from '@softbox/api/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { nextLookMs } from './next-look.ts';
import type { ScanAction } from './step.ts';

type View = Outputs['payment']['confirm'];

interface Scan {
  action: ScanAction;
  orderId: string;
  onEnd: (view: View) => void;
}

/** Asks what came of a code until something did, or its time is up; not while nobody looks at this page. */
export function useScan({ action, orderId, onEnd }: Scan): 'waiting' | 'unreachable' | 'expired' {
  const { client } = trpc.useUtils();
  const [state, setState] = useState<'waiting' | 'unreachable' | 'expired'>('waiting');
  const end = useEffectEvent(onEnd);
  const expiresAt = new Date(action.expiresAt).getTime();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    setState('waiting');
    const later = () => {
      clearTimeout(timer);
      if (!over) timer = setTimeout(look, nextLookMs(Date.now(), expiresAt));
    };
    async function look() {
      // The last look comes after the end: whoever paid in the last moment has paid.
      const isLast = Date.now() >= expiresAt;
      if (document.hidden && !isLast) return;
      const view = await client.payment.confirm.mutate({ orderId }).catch(() => null);
      if (over) return;
      if (view && view.status !== 'requires_action' && (view.status !== 'processing' || isLast)) {
        over = true;
        return end(view);
      }
      if (isLast && view) return setState('expired');
      setState(view ? 'waiting' : 'unreachable');
      later();
    }
    const onVisible = () => !document.hidden && void look();
    document.addEventListener('visibilitychange', onVisible);
    later();
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [client, orderId, expiresAt]);

  return state;
}
