import { SignIn } from '@softbox/config/inputs/auth';
import { useEffect, useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { AuthFormProps } from './auth-form-props.ts';
import { PasswordField } from './password-field.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

export function SignInForm({ email, onEmail, focusEmail, onForgot }: AuthFormProps & { onForgot: () => void }) {
  const translate = useTranslate();
  const completeSignIn = useCompleteSignIn();
  const { register, handleSubmit, setFocus, showFailure, formState } = useSchemaForm(SignIn, {
    defaultValues: { email, password: '' },
  });
  const [asksCode, setAsksCode] = useState(false);
  const login = trpc.auth.login.useMutation();
  const wordsOf = (error: unknown) => {
    const { offline, message } = failureOf(error);
    return offline ? translate('auth.login.network') : message;
  };

  useEffect(() => {
    if (focusEmail) setFocus('email');
  }, [focusEmail, setFocus]);

  const isHalfway = failureOf(login.error).code === 'CODE_REQUIRED' || formState.errors.code !== undefined;

  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);

  const submit = handleSubmit((input) =>
    login.mutate(input, {
      onSuccess: (signedIn) => {
        completeSignIn(signedIn);
        toast({ title: translate('auth.login.success') });
      },
      onError: (error) => {
        // Not a failure: the first step is done.
        if (failureOf(error).code === 'CODE_REQUIRED') {
          setAsksCode(true);
          return;
        }
        toast({ title: translate('auth.login.failure'), description: wordsOf(error), variant: 'destructive' });
        showFailure(failureOf(error));
      },
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {login.error && !isHalfway && <Alert tone="danger">{wordsOf(login.error)}</Alert>}
      <Field label={translate('auth.field.email')} error={formState.errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email', { onChange: (event) => onEmail(event.target.value) })}
            type="email"
            autoComplete="username"
            data-autofocus
          />
        )}
      </Field>
      <PasswordField
        label={translate('auth.field.password')}
        registration={register('password')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
      {asksCode && (
        <Field
          label={translate('auth.code.label')}
          hint={translate('auth.code.hint')}
          error={formState.errors.code?.message}
        >
          {(control) => <Input {...control} {...register('code')} autoComplete="one-time-code" spellCheck={false} />}
        </Field>
      )}
      <Button type="submit" busy={login.isPending} className="w-full">
        {translate(login.isPending ? 'auth.login.busy' : asksCode ? 'auth.code.submit' : 'auth.login.submit')}
      </Button>
      <Button variant="ghost" onClick={onForgot} className="self-center">
        {translate('auth.login.forgot')}
      </Button>
    </form>
  );
}
