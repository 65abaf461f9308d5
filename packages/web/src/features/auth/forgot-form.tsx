import { ForgotPassword } from '@softbox/config/inputs/auth';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
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

/** Asks for the mail with the reset link, then goes back to the login. */
export function ForgotForm({ email, onEmail, focusEmail, onBack }: AuthFormProps & { onBack: () => void }) {
  const translate = useTranslate();
  const { register, handleSubmit, setFocus, showFailure, formState } = useSchemaForm(ForgotPassword, {
    defaultValues: { email },
  });
  const request = trpc.auth.forgotPassword.useMutation();
  const wordsOf = (error: unknown) => {
    const { offline, message } = failureOf(error);
    return offline ? translate('auth.forgot.network') : message;
  };

  useEffect(() => {
    if (focusEmail) setFocus('email');
  }, [focusEmail, setFocus]);

  const submit = handleSubmit((input) =>
    request.mutate(input, {
      onSuccess: () => {
        toast({ title: translate('auth.forgot.success'), description: translate('answers.resetMailSent') });
        onBack();
      },
      onError: (error) => {
        toast({ title: translate('common.error'), description: wordsOf(error), variant: 'destructive' });
        showFailure(failureOf(error));
      },
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {request.error && <Alert tone="danger">{wordsOf(request.error)}</Alert>}
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
      <Button type="submit" busy={request.isPending} className="w-full">
        {translate(request.isPending ? 'auth.forgot.busy' : 'auth.forgot.submit')}
      </Button>
      <Button variant="ghost" onClick={onBack} className="self-center">
        <ArrowLeft aria-hidden className="size-4" />
        {translate('auth.forgot.back')}
      </Button>
    </form>
  );
}
