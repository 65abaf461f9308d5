import { ChangePasswordForm as Schema } from '@softbox/config/inputs/auth';
import { failureOf } from '../../lib/errors.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from './password-field.tsx';

/** The server ends every session and answers with a new one for this browser. */
export function ChangePasswordForm({ onDone }: { onDone?: () => void }) {
  const translate = useTranslate();
  const { user, signIn } = useSession();
  const { register, handleSubmit, reset, showFailure, formState } = useSchemaForm(Schema, {
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const change = trpc.auth.changePassword.useMutation();
  const wordsOf = (error: unknown) => {
    const { offline, message } = failureOf(error);
    return offline ? translate('auth.change.network') : message;
  };

  const submit = handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { currentPassword, password },
      {
        onSuccess: (signedIn) => {
          signIn(signedIn.token, signedIn.user);
          reset();
          onDone?.();
          toast({ title: translate('auth.change.success'), description: translate('auth.change.successText') });
        },
        onError: (error) => {
          toast({ title: translate('auth.change.failure'), description: wordsOf(error), variant: 'destructive' });
          showFailure(failureOf(error));
        },
      },
    ),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {change.error && Object.keys(errors).length === 0 && <Alert tone="danger">{wordsOf(change.error)}</Alert>}
      {/* Lets password managers know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label={translate('auth.field.currentPassword')}
        registration={register('currentPassword')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <PasswordField
        label={translate('auth.field.newPassword')}
        registration={register('password')}
        autoComplete="new-password"
        hint={translate(user && user.role !== 'customer' ? 'auth.change.adminHint' : 'auth.change.hint')}
        error={errors.password?.message}
      />
      <PasswordField
        label={translate('auth.field.confirmNewPassword')}
        registration={register('confirmPassword')}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" busy={change.isPending} className="self-start">
        {translate(change.isPending ? 'auth.change.busy' : 'auth.change.submit')}
      </Button>
    </form>
  );
}
