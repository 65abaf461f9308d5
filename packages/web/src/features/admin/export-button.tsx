import { ExportPassword, type OrderFilters } from '@softbox/config/inputs/admin';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../lib/ask-studio.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { useMay } from '../../lib/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProofField } from './proof-field.tsx';
import { saveOrders } from './save-orders.ts';

export function ExportButton({ filters }: { filters: OrderFilters }) {
  const translate = useTranslate();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('orders.export')) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Download aria-hidden className="size-4" />
        {translate('admin.desk.export.open')}
      </Button>
      {isOpen && <ExportDialog filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ filters, onClose }: { filters: OrderFilters; onClose: () => void }) {
  const translate = useTranslate();
  const { register, handleSubmit, setError, formState } = useSchemaForm(ExportPassword, {
    defaultValues: { password: '' },
  });
  const save = useMutation({
    mutationFn: (password: string) => saveOrders(filters, password),
    onSuccess: () => {
      toast({ title: translate('admin.desk.export.done') });
      onClose();
    },
    onError: (error) =>
      setError('password', {
        message:
          error instanceof Refusal ? (error.fields.password ?? error.message) : translate('common.failure.network'),
      }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('admin.desk.export.title')}
      description={translate('admin.desk.export.text')}
      closeLabel={translate('common.close')}
      footer={
        <Button type="submit" form="export-orders" busy={save.isPending}>
          {translate('admin.desk.export.submit')}
        </Button>
      }
    >
      <form id="export-orders" noValidate onSubmit={handleSubmit(({ password }) => save.mutate(password))}>
        <ProofField registration={register('password')} error={formState.errors.password?.message} autoFocus />
      </form>
    </Dialog>
  );
}
