import { Proof } from '@softbox/config/inputs/auth';
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
import { ProofField } from '../proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTwoStepChanged } from './use-two-step-changed.ts';

/** New recovery codes, or no second step any more; both take a code of now. */
export default function TwoStepProofDialog({ wish, onClose }: { wish: 'renew' | 'end'; onClose: () => void }) {
  const translate = useTranslate();
  const changed = useTwoStepChanged();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { register, handleSubmit, showFailure, formState } = useSchemaForm(Proof, { defaultValues: { password: '' } });
  const { password } = formState.errors;
  const onError = (error: unknown) => showFailure(failureOf(error));
  const renew = trpc.auth.renewRecoveryCodes.useMutation({
    onError,
    onSuccess: (fresh) => {
      setCodes(fresh.codes);
      changed(true);
    },
  });
  const end = trpc.auth.endTwoStep.useMutation({
    onError,
    onSuccess: () => {
      toast({ title: translate('admin.staff.twoStep.ended') });
      changed(false);
      onClose();
    },
  });
  const act = wish === 'renew' ? renew : end;
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate(codes ? 'admin.staff.twoStep.codesTitle' : `admin.staff.twoStep.${wish}`)}
      description={translate(codes ? 'admin.staff.twoStep.codesText' : `admin.staff.twoStep.${wish}Text`)}
      closeLabel={translate('common.close')}
      footer={
        codes ? (
          <Button onClick={onClose}>{translate('admin.staff.twoStep.kept')}</Button>
        ) : (
          <Button
            type="submit"
            form="two-step-proof"
            variant={wish === 'end' ? 'danger' : 'primary'}
            busy={act.isPending}
          >
            {translate(`admin.staff.twoStep.${wish}`)}
          </Button>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <form
          id="two-step-proof"
          noValidate
          onSubmit={handleSubmit((input) => act.mutate(input))}
          className="flex flex-col gap-4"
        >
          {act.error && !password && <Alert tone="danger">{failureText(act.error, translate)}</Alert>}
          <ProofField registration={register('password')} error={password?.message} autoFocus />
        </form>
      )}
    </Dialog>
  );
}
