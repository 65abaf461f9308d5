import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Asks once more for a refund of money that pays nothing, which failed. */
export function useRetryRefund(orderId: string) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  return trpc.refunds.retry.useMutation({
    onSuccess: (after) => {
      utils.refunds.ofOrder.setData({ orderId }, after);
      toast({ title: translate('refundDesk.started') });
    },
    onError: (error) => {
      toast({ title: failureText(error, translate), variant: 'destructive' });
      void utils.refunds.ofOrder.invalidate({ orderId });
    },
    onSettled: () => void utils.orders.get.invalidate({ orderId }),
  });
}
