import { InviteStaff } from '@softbox/config/inputs/staff';
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
import { ProofField } from '../proof-field.tsx';
import { RoleChoice } from './role-choice.tsx';
import type { Invited } from './team-section.tsx';

export default function InviteDialog({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { register, handleSubmit, watch, setValue, showFailure, formState } = useSchemaForm(InviteStaff, {
    defaultValues: { ...invited, password: '' },
  });
  const { errors } = formState;
  const invite = trpc.staff.invite.useMutation();
  const submit = handleSubmit((input) =>
    invite.mutate(input, {
      onSuccess: () => {
        toast({ title: translate('admin.staff.invite.sent', { email: input.email }) });
        void utils.staff.invalidate();
        onClose();
      },
      onError: (error) => showFailure(failureOf(error)),
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('admin.staff.invite.title')}
      description={translate('admin.staff.invite.text')}
      closeLabel={translate('common.close')}
      footer={
        <Button type="submit" form="invite" busy={invite.isPending}>
          {translate('admin.staff.invite.submit')}
        </Button>
      }
    >
      <form id="invite" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {invite.error && Object.keys(errors).length === 0 && (
          <Alert tone="danger">{failureText(invite.error, translate)}</Alert>
        )}
        <Field label={translate('admin.staff.invite.email')} error={errors.email?.message}>
          {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" data-autofocus />}
        </Field>
        <RoleChoice
          legend={translate('admin.staff.invite.role')}
          value={watch('role')}
          onChange={(role) => setValue('role', role)}
        />
        <ProofField registration={register('password')} error={errors.password?.message} />
      </form>
    </Dialog>
  );
}
