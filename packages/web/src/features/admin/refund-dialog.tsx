import { RefundOrder } from '@softbox/config/inputs/refunds';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Refunds } from '../../lib/use-refunds.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Price } from '../../ui/price.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { OrderDetail } from './order-detail.ts';
import { ProofField } from './proof-field.tsx';
import { chargeOf, ruleWords } from './refunds.ts';

interface RefundDialogProps {
  order: OrderDetail;
  refunds: Refunds;
  onClose: () => void;
}

/** By the rules with one click; anything else with its amount and a reason. Proof is asked for again. */
export function RefundDialog({ order, refunds, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { quote, left, currency } = refunds;
  const ruled = quote && quote.amount > 0 ? quote : null;
  const [isRuled, setRuled] = useState(ruled !== null);
  const [requestId] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, watch, setValue, showFailure, formState } = useSchemaForm(RefundOrder, {
    defaultValues: {
      orderId: order.id,
      ...(ruled ? {} : { amount: String(left) }),
      reason: '',
      cancelOrder: order.status !== 'cancelled' && refunds.request?.status === 'open',
      password: '',
      requestId,
    },
  });
  const { errors } = formState;
  const refund = trpc.refunds.refund.useMutation();
  const typed = Number(watch('amount'));
  const amount = isRuled && ruled ? ruled.amount : typed > 0 && typed <= left ? typed : null;

  const choose = (byRule: boolean) => {
    setRuled(byRule);
    setValue('amount', byRule ? undefined : String(left));
    if (byRule) setValue('reason', '');
  };
  const submit = handleSubmit((input) =>
    // What the button says now: a sum that has changed is shown before it is agreed to.
    refund.mutate(isRuled && ruled ? { ...input, quoted: String(ruled.amount) } : input, {
      onSuccess: (after) => {
        utils.refunds.ofOrder.setData({ orderId: order.id }, after);
        void utils.orders.page.invalidate();
        void utils.admin.orders.invalidate();
        toast({ title: translate('refundDesk.started') });
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
      title={translate('refundDesk.form.title')}
      description={translate('refundDesk.form.limit', { amount: chargeOf(order, refunds, left) })}
      closeLabel={translate('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('refundDesk.form.keep')}
          </Button>
          <Button type="submit" form="refund" variant="danger" busy={refund.isPending}>
            {amount === null
              ? translate('refundDesk.open')
              : translate('refundDesk.form.confirm', { amount: chargeOf(order, refunds, amount) })}
          </Button>
        </>
      }
    >
      <form id="refund" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {refund.error && Object.keys(errors).length === 0 && (
          <Alert tone="danger">{failureText(refund.error, translate)}</Alert>
        )}
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium text-sm">{translate('refundDesk.form.how')}</legend>
          {ruled && (
            <RadioCard
              name="how"
              checked={isRuled}
              onChange={() => choose(true)}
              className="py-3"
              label={
                <span className="min-w-0 grow">
                  <span className="flex flex-wrap justify-between gap-x-3">
                    {translate(ruled.share === null ? 'refundDesk.form.offer' : 'refundDesk.form.rule')}
                    <Price>{chargeOf(order, refunds, ruled.amount)}</Price>
                  </span>
                  <span className="block font-normal text-muted text-sm">{ruleWords(translate, ruled)}</span>
                </span>
              }
            />
          )}
          <RadioCard
            name="how"
            checked={!isRuled}
            onChange={() => choose(false)}
            label={translate('refundDesk.form.other')}
          />
        </fieldset>
        {!isRuled && (
          <>
            <Field label={translate('refundDesk.form.amount', { currency })} error={errors.amount?.message}>
              {(control) => <Input {...control} {...register('amount')} inputMode="decimal" autoComplete="off" />}
            </Field>
            <Field
              label={translate('refundDesk.form.reason')}
              hint={translate('refundDesk.form.reasonHint')}
              error={errors.reason?.message}
            >
              {(control) => <Textarea {...control} {...register('reason')} rows={3} />}
            </Field>
          </>
        )}
        {order.status !== 'cancelled' && (
          <Checkbox {...register('cancelOrder')} label={translate('refundDesk.form.cancelOrder')} />
        )}
        <ProofField registration={register('password')} error={errors.password?.message} />
      </form>
    </Dialog>
  );
}
