import { Brief } from '@softbox/config/inputs/files';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Order } from './order-material.tsx';

interface BriefFormProps {
  order: Order;
  ofOrder: { orderId: string; key?: string };
  onChange: (order: Order) => void;
}

export function BriefForm({ order, ofOrder, onChange }: BriefFormProps) {
  const translate = useTranslate();
  const change = trpc.orders.changeBrief.useMutation();
  const form = useSchemaForm(Brief, {
    defaultValues: { brandName: order.brandName, concept: order.concept, requirements: order.additionalRequests },
  });
  const { errors, isDirty } = form.formState;
  const save = form.handleSubmit(async (brief) => {
    try {
      onChange(await change.mutateAsync({ ...ofOrder, ...brief }));
      form.reset(brief);
      toast({ title: translate('material.saved') });
    } catch (error) {
      form.showFailure(failureOf(error));
      toast({
        title: translate('material.saveFailed'),
        description: failureText(error, translate),
        variant: 'destructive',
      });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <Field label={translate('material.brandName')} error={errors.brandName?.message}>
        {(control) => <Input {...control} {...form.register('brandName')} autoComplete="organization" />}
      </Field>
      <Field
        label={translate('material.concept')}
        hint={translate('material.conceptHint')}
        error={errors.concept?.message}
      >
        {(control) => <Textarea {...control} {...form.register('concept')} rows={3} autoComplete="off" />}
      </Field>
      <Field label={translate('material.requirements')} error={errors.requirements?.message}>
        {(control) => <Textarea {...control} {...form.register('requirements')} rows={3} autoComplete="off" />}
      </Field>
      <Button type="submit" variant="secondary" busy={change.isPending} disabled={!isDirty} className="self-start">
        {translate('material.save')}
      </Button>
    </form>
  );
}
