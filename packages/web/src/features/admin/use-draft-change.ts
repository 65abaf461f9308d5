import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { OrderDetail } from './order-detail.ts';

interface DraftChange {
  order: OrderDetail;
  /** Whether it is as the change makes it. */
  isChanged: boolean;
  done: 'admin.desk.draft.done' | 'admin.desk.draft.withdraw.done';
  /** The button that was pressed is gone with what it was for. */
  onGone: () => void;
}

/** The question before a draft is recorded or taken back, and what follows the answer. `settings` are the mutation's. */
export function useDraftChange({ order, isChanged, done, onGone }: DraftChange) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const ofOrder = { orderId: order.id };
  const isDone = isAnswered && isChanged;
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (isDone) gone();
  }, [isDone]);
  return {
    isOpen,
    setOpen,
    settings: {
      onMutate: () => setAnswered(false),
      onSuccess: ({ order: changed }: { order: Partial<OrderDetail> }) => {
        // Undone later, it must not ask again by itself.
        setOpen(false);
        setAnswered(true);
        utils.orders.get.setData(ofOrder, (before) => before && { ...before, ...changed });
        toast({ title: translate(done) });
      },
      onSettled: () => {
        void utils.orders.get.invalidate(ofOrder);
        void utils.refunds.ofOrder.invalidate(ofOrder);
        void utils.admin.orders.invalidate();
      },
    },
  };
}
