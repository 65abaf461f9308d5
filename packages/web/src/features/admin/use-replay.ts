import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Has a provider's message worked on once more: that only makes us look again, nothing moves twice. */
export function useReplay() {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  return trpc.admin.replayMessage.useMutation({
    onSuccess: ({ outcome }) =>
      toast({
        title: translate(`admin.desk.money.outcome.${outcome}`),
        variant: outcome === 'processed' ? 'default' : 'destructive',
      }),
    onError: (error) => toast({ title: failureText(error, translate), variant: 'destructive' }),
    // Whatever came of it, all that it may have changed is looked at again.
    onSettled: () =>
      Promise.all([
        utils.admin.messages.invalidate(),
        utils.admin.messagePage.invalidate(),
        utils.admin.message.invalidate(),
        utils.admin.ledger.invalidate(),
        utils.admin.health.invalidate(),
        utils.orders.get.invalidate(),
        utils.refunds.ofOrder.invalidate(),
      ]),
  });
}
