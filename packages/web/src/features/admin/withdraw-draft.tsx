import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMay } from '../../lib/use-may.ts';
import { Button } from '../../ui/button.tsx';
import type { OrderDetail } from './order-detail.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface WithdrawDraftProps {
  order: OrderDetail;
  /** The button that was pressed is gone with what it was for. */
  onGone: () => void;
}

/** The draft's delivery was recorded by mistake. */
export function WithdrawDraft({ order, onGone }: WithdrawDraftProps) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const ofOrder = { orderId: order.id };
  const withdraw = trpc.orders.withdrawDraft.useMutation({
    onSuccess: ({ order: changed }) => {
      setOpen(false);
      utils.orders.get.setData(ofOrder, (before) => before && { ...before, ...changed });
      toast({ title: translate('admin.desk.draft.withdraw.done') });
    },
    onSettled: () => {
      void utils.orders.get.invalidate(ofOrder);
      void utils.refunds.ofOrder.invalidate(ofOrder);
      void utils.admin.orders.invalidate();
    },
  });
  const { draftDeliveredAt } = order;
  const isDone = withdraw.isSuccess && draftDeliveredAt === null;
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (isDone) gone();
  }, [isDone]);
  const close = () => {
    setOpen(false);
    withdraw.reset();
  };
  if (!draftDeliveredAt || order.status === 'cancelled' || !may('refunds')) return null;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Undo2 aria-hidden className="size-4" />
        {translate('admin.desk.draft.withdraw.open')}
      </Button>
      {open && (
        <ReasonDialog
          title={translate('admin.desk.draft.withdraw.title')}
          description={translate('admin.desk.draft.withdraw.text')}
          label={translate('admin.desk.draft.withdraw.reason')}
          submitLabel={translate('admin.desk.draft.withdraw.confirm')}
          busy={withdraw.isPending}
          complaint={withdraw.error && failureText(withdraw.error, translate)}
          onClose={close}
          onSubmit={(reason) => withdraw.mutate({ ...ofOrder, deliveredAt: draftDeliveredAt, reason })}
        />
      )}
    </>
  );
}
