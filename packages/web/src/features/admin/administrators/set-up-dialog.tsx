import type { Outputs } from '@softbox/api/types';
import { Proof, TwoStepCode } from '@softbox/config/inputs/auth';
import { useState } from 'react';
import { failureOf } from '../../../lib/errors.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useSchemaForm } from '../../../lib/form.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { ProofField } from '../proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTwoStepChanged } from './use-two-step-changed.ts';

type Begun = Outputs['auth']['beginTwoStep'];
type Codes = Outputs['auth']['confirmTwoStep']['codes'];

/** Password, then the app, then the codes for when the phone is gone. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const changed = useTwoStepChanged();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<Codes | null>(null);
  // Only when the codes have been seen: the page behind changes its state, and this dialog with it.
  const close = () => {
    if (codes) {
      changed(true);
      // Not before: on phones it would lie on the codes.
      toast({ title: translate('admin.staff.twoStep.done') });
    }
    onClose();
  };
  const label = codes ? 'kept' : begun ? 'confirm' : 'next';
  return (
    <Dialog
      open
      onClose={close}
      title={translate(codes ? 'admin.staff.twoStep.codesTitle' : 'admin.staff.twoStep.start')}
      description={codes ? translate('admin.staff.twoStep.codesText') : undefined}
      closeLabel={translate('common.close')}
      footer={
        <Button {...(codes ? { onClick: close } : { type: 'submit', form: begun ? 'confirm-step' : 'begin-step' })}>
          {translate(`admin.staff.twoStep.${label}`)}
        </Button>
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : begun ? (
        <Confirm begun={begun} onDone={setCodes} />
      ) : (
        <Begin onDone={setBegun} />
      )}
    </Dialog>
  );
}

function Begin({ onDone }: { onDone: (begun: Begun) => void }) {
  const translate = useTranslate();
  const { register, handleSubmit, showFailure, formState } = useSchemaForm(Proof, { defaultValues: { password: '' } });
  const { password } = formState.errors;
  const begin = trpc.auth.beginTwoStep.useMutation();
  const submit = handleSubmit((input) =>
    begin.mutate(input, { onSuccess: onDone, onError: (error) => showFailure(failureOf(error)) }),
  );
  return (
    <form id="begin-step" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{translate('admin.staff.twoStep.proof')}</p>
      {begin.error && !password && <Alert tone="danger">{failureText(begin.error, translate)}</Alert>}
      <ProofField registration={register('password')} error={password?.message} autoFocus />
    </form>
  );
}

function Confirm({ begun, onDone }: { begun: Begun; onDone: (codes: Codes) => void }) {
  const translate = useTranslate();
  const { register, handleSubmit, showFailure, formState } = useSchemaForm(TwoStepCode, {
    defaultValues: { code: '' },
  });
  const { code } = formState.errors;
  const confirm = trpc.auth.confirmTwoStep.useMutation();
  const submit = handleSubmit((input) =>
    confirm.mutate(input, {
      onSuccess: ({ codes }) => onDone(codes),
      onError: (error) => showFailure(failureOf(error)),
    }),
  );
  return (
    <form id="confirm-step" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{translate('admin.staff.twoStep.scan')}</p>
      <QrCode content={begun.address} label={translate('admin.staff.twoStep.qr')} />
      <p className="text-sm">
        <span className="text-muted">{translate('admin.staff.twoStep.key')}</span>
        <code className="mt-1 block break-all">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      {confirm.error && !code && <Alert tone="danger">{failureText(confirm.error, translate)}</Alert>}
      <Field label={translate('admin.staff.twoStep.code')} error={code?.message}>
        {(control) => (
          <Input {...control} {...register('code')} inputMode="numeric" autoComplete="one-time-code" autoFocus />
        )}
      </Field>
    </form>
  );
}
