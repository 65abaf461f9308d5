import { LIMITS } from '@softbox/config/limits';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  submitLabel: string;
  busy: boolean;
  complaint?: ReactNode;
  onClose: () => void;
  onSubmit: (reason: string) => void;
}

/** Asked before what contradicts what is known. It stays open, with what was typed, until the change is made. */
export function ReasonDialog({
  title,
  description,
  label,
  submitLabel,
  busy,
  complaint,
  onClose,
  onSubmit,
}: ReasonDialogProps) {
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
      title={title}
      description={description}
      closeLabel={translate('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button busy={busy} onClick={submit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {complaint && (
        <Alert tone="danger" className="mb-5">
          {complaint}
        </Alert>
      )}
      <Field
        label={label}
        hint={translate('admin.desk.reason.hint')}
        error={isMissing && !reason.trim() ? translate('validation.required') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            data-autofocus
            maxLength={LIMITS.text.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
