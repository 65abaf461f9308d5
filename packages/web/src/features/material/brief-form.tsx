import { Brief } from '@softbox/config/inputs/files';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { BriefFields } from './brief-fields.tsx';
import type { Order } from './order-material.tsx';
import type { OfOrder } from './receiver.ts';

interface BriefFormProps {
  order: Order;
  ofOrder: OfOrder;
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
      <BriefFields register={form.register} errors={errors} />
      <Button type="submit" variant="secondary" busy={change.isPending} disabled={!isDirty} className="self-start">
        {translate('material.save')}
      </Button>
    </form>
  );
}
