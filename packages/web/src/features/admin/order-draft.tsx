import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMay } from '../../lib/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import type { OrderDetail } from './order-detail.ts';
import { useDraftChange } from './use-draft-change.ts';

interface OrderDraftProps {
  order: OrderDetail;
  /** The button that was pressed is gone with what it was for. */
  onGone: () => void;
}

/** The draft has been handed over. It ends what the rules give back, so it is asked once more. */
export function OrderDraft({ order, onGone }: OrderDraftProps) {
  const translate = useTranslate();
  const may = useMay();
  const { isOpen, setOpen, settings } = useDraftChange({
    order,
    isChanged: order.draftDeliveredAt !== null,
    done: 'admin.desk.draft.done',
    onGone,
  });
  const deliver = trpc.orders.deliverDraft.useMutation(settings);
  const close = () => {
    setOpen(false);
    deliver.reset();
  };
  if (!order.paidAt || order.draftDeliveredAt || order.status === 'cancelled' || !may('orders.write')) return null;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {translate('admin.desk.draft.open')}
      </Button>
      <AlertDialog
        open={isOpen}
        onClose={close}
        title={translate('admin.desk.draft.title')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {translate('admin.desk.draft.keep')}
            </Button>
            <Button busy={deliver.isPending} onClick={() => deliver.mutate({ orderId: order.id })}>
              {translate('admin.desk.draft.confirm')}
            </Button>
          </>
        }
      >
        {translate('admin.desk.draft.text')}
        {deliver.error && (
          <Alert tone="danger" className="mt-4">
            {failureText(deliver.error, translate)}
          </Alert>
        )}
      </AlertDialog>
    </>
  );
}
