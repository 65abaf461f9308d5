import { ResetPasswordForm } from '@softbox/config/inputs/auth';
import { paths } from '@softbox/config/paths';
import { useNavigate } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { failureOf } from '../../lib/errors.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from './password-field.tsx';

/** Chooses a new password with the mailed token. */
export function ResetForm({ token }: { token: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { code } = useCountry();
  const { session, signOut } = useSession();
  const { register, handleSubmit, showFailure, formState } = useSchemaForm(ResetPasswordForm, {
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const reset = trpc.auth.resetPassword.useMutation();
  const failure = reset.error && failureOf(reset.error);
  const wordsOf = ({ offline, message }: ReturnType<typeof failureOf>) =>
    offline ? translate('auth.reset.network') : message;
  const complain = (description: string | undefined) =>
    toast({ title: translate('common.error'), ...(description && { description }), variant: 'destructive' });

  const submit = handleSubmit(
    ({ password }) =>
      reset.mutate(
        { token, password },
        {
          onSuccess: async () => {
            // Every session has ended with the old password, this browser's included.
            if (session.status === 'signed-in') await signOut();
            toast({ title: translate('auth.reset.success'), description: translate('auth.reset.successText') });
            await navigate(paths.landing(code));
          },
          onError: (error) => {
            complain(wordsOf(failureOf(error)));
            showFailure(failureOf(error));
          },
        },
      ),
    (found) => complain((found.password ?? found.confirmPassword)?.message),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && Object.keys(errors).length === 0 && (
        <Alert tone="danger">
          <p>{wordsOf(failure)}</p>
          {failure.code === 'RESET_LINK_INVALID' && (
            <Button variant="secondary" size="sm" className="mt-3" onClick={requestNewLink}>
              {translate('auth.reset.newLink')}
            </Button>
          )}
        </Alert>
      )}
      <PasswordField
        label={translate('auth.field.newPassword')}
        registration={register('password')}
        autoComplete="new-password"
        hint={translate('auth.change.hint')}
        error={errors.password?.message}
      />
      <PasswordField
        label={translate('auth.field.confirmNewPassword')}
        registration={register('confirmPassword')}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" busy={reset.isPending} className="mt-2 w-full">
        {translate(reset.isPending ? 'auth.reset.busy' : 'auth.reset.submit')}
      </Button>
    </form>
  );
}

const requestNewLink = () => openDialog({ kind: 'auth', view: 'forgot' });
