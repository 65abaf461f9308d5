import type { Outputs } from '@softbox/api/types';
import { AcceptForm } from '@softbox/config/inputs/staff';
import { paths } from '@softbox/config/paths';
import { useEffect } from 'react';
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
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { PasswordField } from './password-field.tsx';
import { useTokenOnce } from './use-token-once.ts';

type Invitation = Outputs['staff']['openInvitation'];

/** Where the mail to a new member of the team leads. */
export function AcceptInvitation() {
  const translate = useTranslate();
  const { code } = useCountry();
  const token = useTokenOnce();
  const { mutate, data, error, isPending } = trpc.staff.openInvitation.useMutation();
  useEffect(() => {
    if (token) mutate({ token });
  }, [token, mutate]);

  if (!token || error) {
    const { offline, code: refusal, message } = failureOf(error);
    const isInvalid = !token || refusal === 'LINK_INVALID';
    const failed = offline ? translate('admin.staff.invitation.network') : message;
    return (
      <NarrowPage
        title={translate(isInvalid ? 'admin.staff.invitation.invalid' : 'admin.staff.invitation.title')}
        text={isInvalid ? translate('admin.staff.invitation.invalidText') : failed}
      >
        <div className="flex flex-wrap gap-3">
          {token && !isInvalid && (
            <Button busy={isPending} onClick={() => mutate({ token })}>
              {translate('common.retry')}
            </Button>
          )}
          <LinkButton variant="secondary" to={paths.landing(code)}>
            {translate('common.backHome')}
          </LinkButton>
        </div>
      </NarrowPage>
    );
  }
  if (!data)
    return (
      <NarrowPage title={translate('admin.staff.invitation.title')}>
        <Spinner />
      </NarrowPage>
    );
  return (
    <NarrowPage
      title={translate('admin.staff.invitation.title')}
      text={translate('admin.staff.invitation.intro', {
        email: data.email,
        role: translate(`admin.staff.roleName.${data.role}`),
      })}
    >
      <Form token={token} invitation={data} />
    </NarrowPage>
  );
}

function Form({ token, invitation: { email, hasAccount } }: { token: string; invitation: Invitation }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { code } = useCountry();
  const { signIn } = useSession();
  const { register, handleSubmit, showFailure, formState } = useSchemaForm(AcceptForm, {
    defaultValues: { password: '' },
  });
  const accept = trpc.staff.acceptInvitation.useMutation();
  const wordsOf = (error: unknown) => {
    const { offline, message } = failureOf(error);
    return offline ? translate('admin.staff.invitation.network') : message;
  };
  const submit = handleSubmit(({ password }) =>
    accept.mutate(
      { token, password },
      {
        onSuccess: (signedIn) => {
          signIn(signedIn.token, signedIn.user);
          toast({ title: translate('admin.staff.invitation.done') });
          void navigate(paths.admin(code), { replace: true });
        },
        onError: (error) => showFailure(failureOf(error)),
      },
    ),
  );
  const { password } = formState.errors;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {accept.error && !password && <Alert tone="danger">{wordsOf(accept.error)}</Alert>}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={translate('auth.field.password')}
        registration={register('password')}
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
        hint={translate(hasAccount ? 'admin.staff.invitation.known' : 'admin.staff.invitation.fresh')}
        error={password?.message}
      />
      <Button type="submit" busy={accept.isPending}>
        {translate(accept.isPending ? 'admin.staff.invitation.busy' : 'admin.staff.invitation.submit')}
      </Button>
      {hasAccount && (
        <Button variant="ghost" className="self-center" onClick={() => openDialog({ kind: 'auth', view: 'forgot' })}>
          {translate('admin.staff.invitation.change')}
        </Button>
      )}
    </form>
  );
}
