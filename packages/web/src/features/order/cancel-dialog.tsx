import { formatCharge, toMinorUnits } from '@softbox/config/money';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Refunds } from '../../lib/use-refunds.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { clauseWords } from './clause-words.ts';
import type { Order } from './order.ts';

interface CancelDialogProps {
  order: Order;
  refunds: Refunds;
  quote: NonNullable<Refunds['quote']>;
  accessKey: string | undefined;
  onClose: () => void;
}

/** What the customer agrees to by cancelling. Should the terms have changed meanwhile, the new ones are shown first. */
export function CancelDialog({
  order,
  refunds: { currency, elsewhere },
  quote,
  accessKey,
  onClose,
}: CancelDialogProps) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { clause, amount } = quote;
  const isAsking = clause === 'unstated' || elsewhere;
  const back = formatCharge(order.country, currency, toMinorUnits(currency, amount));
  const ofOrder = { orderId: order.id, ...(accessKey ? { key: accessKey } : {}) };
  const cancel = trpc.refunds.cancel.useMutation({
    onSuccess: (after) => {
      utils.refunds.ofOrder.setData(ofOrder, after);
      toast(
        after.request?.status === 'open'
          ? { title: translate('refunds.asked'), description: translate('refunds.askedText') }
          : {
              title: translate('refunds.cancelled'),
              description: translate('refunds.cancelledText', { amount: back }),
            },
      );
      onClose();
    },
    onError: (error) => {
      if (failureOf(error).code) void utils.refunds.ofOrder.invalidate(ofOrder);
    },
    onSettled: () => void utils.orders.get.invalidate(ofOrder),
  });
  return (
    <Dialog
      open
      size="sheet"
      onClose={onClose}
      title={translate(isAsking ? 'refunds.dialog.askTitle' : 'refunds.dialog.title')}
      description={order.planName}
      closeLabel={translate('common.close')}
      footer={
        <>
          <Button variant="secondary" className="max-sm:grow" onClick={onClose}>
            {translate('refunds.dialog.keep')}
          </Button>
          <Button
            variant={isAsking ? 'primary' : 'danger'}
            className="max-sm:grow"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ ...ofOrder, quoted: { clause, amount: String(amount) } })}
          >
            {translate(isAsking ? 'refunds.dialog.askConfirm' : 'refunds.dialog.confirm', { amount: back })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="rounded-lg bg-sunken p-5">
          <p className="text-muted text-sm">{translate('refunds.dialog.due')}</p>
          {isAsking ? (
            <p className="font-semibold text-lg">{translate('refunds.dialog.decided')}</p>
          ) : (
            <Price className="text-heading">{back}</Price>
          )}
        </div>
        <p>{clauseWords(translate, quote)}</p>
        {isAsking ? (
          <p className="text-muted">{translate('refunds.dialog.askText')}</p>
        ) : (
          <p className="text-muted">
            {translate('refunds.dialog.way')} {translate('refunds.dialog.final')}
          </p>
        )}
        {cancel.error && <Alert tone="danger">{failureText(cancel.error, translate)}</Alert>}
      </div>
    </Dialog>
  );
}
