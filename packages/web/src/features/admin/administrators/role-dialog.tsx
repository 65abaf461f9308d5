import { ChangeRole } from '@softbox/config/inputs/staff';
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
import { RoleChoice } from './role-choice.tsx';
import type { Colleague } from './team-section.tsx';

type Wish = 'role' | 'remove' | 'resetTwoStep';

/** Another role, none, or help for somebody who lost their second step: each with its own button and one proof. */
export default function RoleDialog({ person, onClose }: { person: Colleague; onClose: () => void }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { register, handleSubmit, watch, setValue, showFailure, formState } = useSchemaForm(ChangeRole, {
    defaultValues: { userId: person.id, role: person.role, password: '' },
  });
  const { errors } = formState;
  const change = trpc.staff.changeRole.useMutation();
  const reset = trpc.staff.resetTwoStep.useMutation();
  const failed = change.error ?? reset.error;
  const isBusy = change.isPending || reset.isPending;
  const role = watch('role');

  const submit = (wish: Wish) =>
    handleSubmit((input) => {
      const done = {
        onSuccess: () => {
          toast({
            title: translate(
              wish === 'resetTwoStep' ? 'admin.staff.people.resetTwoStepDone' : 'admin.staff.people.changed',
            ),
          });
          void utils.staff.invalidate();
          onClose();
        },
        onError: (error: unknown) => showFailure(failureOf(error)),
      };
      change.reset();
      reset.reset();
      if (wish === 'resetTwoStep') reset.mutate({ userId: input.userId, password: input.password }, done);
      else change.mutate(wish === 'remove' ? { ...input, role: 'customer' } : input, done);
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('admin.staff.people.changeTitle', { name: person.username })}
      description={translate('admin.staff.people.ends')}
      closeLabel={translate('common.close')}
      footer={
        !person.isConfigured && (
          <Button type="submit" form="role" busy={isBusy} disabled={role === person.role}>
            {translate('admin.staff.people.save')}
          </Button>
        )
      }
    >
      <form id="role" noValidate onSubmit={submit('role')} className="flex flex-col gap-5">
        {failed && Object.keys(errors).length === 0 && <Alert tone="danger">{failureText(failed, translate)}</Alert>}
        {!person.isConfigured && (
          <RoleChoice
            legend={translate('admin.staff.people.newRole')}
            value={role}
            onChange={(next) => setValue('role', next)}
          />
        )}
        <ProofField registration={register('password')} error={errors.password?.message} />
        {person.twoStep && (
          <Risk
            text={translate('admin.staff.people.resetTwoStepText')}
            label={translate('admin.staff.people.resetTwoStep')}
            busy={isBusy}
            onClick={() => void submit('resetTwoStep')()}
          />
        )}
        {!person.isConfigured && (
          <Risk
            text={translate('admin.staff.people.removeText')}
            label={translate('admin.staff.people.remove')}
            busy={isBusy}
            onClick={() => void submit('remove')()}
          />
        )}
      </form>
    </Dialog>
  );
}

const Risk = ({ text, label, busy, onClick }: { text: string; label: string; busy: boolean; onClick: () => void }) => (
  <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
    <p className="text-muted text-sm">{text}</p>
    <Button variant="danger" size="sm" busy={busy} onClick={onClick}>
      {label}
    </Button>
  </div>
);
