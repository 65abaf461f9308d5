import { Undo2 } from 'lucide-react';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMay } from '../../lib/use-may.ts';
import { Button } from '../../ui/button.tsx';
import type { OrderDetail } from './order-detail.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDraftChange } from './use-draft-change.ts';

interface WithdrawDraftProps {
  order: OrderDetail;
  /** The button that was pressed is gone with what it was for. */
  onGone: () => void;
}

/** The draft's delivery was recorded by mistake. */
export function WithdrawDraft({ order, onGone }: WithdrawDraftProps) {
  const translate = useTranslate();
  const may = useMay();
  const { draftDeliveredAt } = order;
  const { isOpen, setOpen, settings } = useDraftChange({
    order,
    isChanged: draftDeliveredAt === null,
    done: 'admin.desk.draft.withdraw.done',
    onGone,
  });
  const withdraw = trpc.orders.withdrawDraft.useMutation(settings);
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
      {isOpen && (
        <ReasonDialog
          title={translate('admin.desk.draft.withdraw.title')}
          description={translate('admin.desk.draft.withdraw.text')}
          label={translate('admin.desk.draft.withdraw.reason')}
          submitLabel={translate('admin.desk.draft.withdraw.confirm')}
          busy={withdraw.isPending}
          complaint={withdraw.error && failureText(withdraw.error, translate)}
          onClose={close}
          onSubmit={(reason) => withdraw.mutate({ orderId: order.id, deliveredAt: draftDeliveredAt, reason })}
        />
      )}
    </>
  );
}
