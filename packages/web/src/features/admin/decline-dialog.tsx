import { DeclineCancellation } from '@softbox/config/inputs/refunds';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { OrderDetail } from './order-detail.ts';

/** A customer is never refused without being told why. */
export function DeclineDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { register, handleSubmit, showFailure, formState } = useSchemaForm(DeclineCancellation, {
    defaultValues: { orderId: order.id, answer: '' },
  });
  const decline = trpc.refunds.decline.useMutation();
  const submit = handleSubmit((input) =>
    decline.mutate(input, {
      onSuccess: (after) => {
        utils.refunds.ofOrder.setData({ orderId: order.id }, after);
        toast({ title: translate('refundDesk.answer.sent') });
        onClose();
      },
      onError: (error) => {
        showFailure(failureOf(error));
        void utils.refunds.ofOrder.invalidate({ orderId: order.id });
      },
      onSettled: () => void utils.orders.get.invalidate({ orderId: order.id }),
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('refundDesk.answer.title')}
      description={translate('refundDesk.answer.text')}
      closeLabel={translate('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('refundDesk.answer.keep')}
          </Button>
          <Button type="submit" form="decline" busy={decline.isPending}>
            {translate('refundDesk.answer.send')}
          </Button>
        </>
      }
    >
      <form id="decline" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {decline.error && <Alert tone="danger">{failureText(decline.error, translate)}</Alert>}
        <Field label={translate('refundDesk.answer.label')} error={formState.errors.answer?.message}>
          {(control) => <Textarea {...control} {...register('answer')} data-autofocus rows={5} />}
        </Field>
      </form>
    </Dialog>
  );
}
