import type { OrderStatus } from '@softbox/config/orders';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ReasonDialogProps {
  wanted: OrderStatus;
  busy: boolean;
  onClose: () => void;
  onSubmit: (reason: string) => void;
}

/** Asked before a status that contradicts the money. It stays open, with what was typed, until the change is made. */
export function ReasonDialog({ wanted, busy, onClose, onSubmit }: ReasonDialogProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (reason.trim()) onSubmit(reason.trim());
    else setMissing(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('admin.desk.reason.title')}
      description={translate(
        wanted === 'cancelled' ? 'admin.desk.reason.paidCancelled' : 'admin.desk.reason.unpaidCompleted',
      )}
      closeLabel={translate('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button busy={busy} onClick={submit}>
            {translate('admin.desk.reason.submit')}
          </Button>
        </>
      }
    >
      <Field
        label={translate('admin.desk.reason.label')}
        hint={translate('admin.desk.reason.hint')}
        error={isMissing && !reason.trim() ? translate('validation.required') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            data-autofocus
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
