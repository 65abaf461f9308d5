import { RegisterForm as Schema } from '@softbox/config/inputs/auth';
import { LIMITS } from '@softbox/config/limits';
import { useEffect } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { nameFields } from '../../lib/person-name.ts';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { AuthFormProps } from './auth-form-props.ts';
import { EmailCheckField } from './email-check-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import type { EmailCheck } from './use-email-check.ts';

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

const NOTHING = { password: '', confirmPassword: '', firstName: '', lastName: '', phone: '' };

export function RegisterForm({ email: typed, onEmail, focusEmail }: AuthFormProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const completeSignIn = useCompleteSignIn();
  const emailCheck: EmailCheck = 'none';
  const form = useSchemaForm(Schema, { defaultValues: { ...NOTHING, email: typed, emailCheck }, mode: 'onTouched' });
  const { errors } = form.formState;
  const [email, password, confirmPassword, checked] = form.watch([
    'email',
    'password',
    'confirmPassword',
    'emailCheck',
  ]);
  const create = trpc.auth.register.useMutation();
  const wordsOf = (error: unknown) => {
    const { offline, message } = failureOf(error);
    return offline ? translate('auth.register.network') : message;
  };

  const isLongEnough = password.length >= LIMITS.password.min;
  const isRepeated = password === confirmPassword;
  const isReady = checked === 'available' && isLongEnough && isRepeated;
  const mismatch = confirmPassword && !isRepeated ? translate('validation.passwordMismatch') : undefined;

  const { setFocus } = form;
  useEffect(() => {
    if (focusEmail) setFocus('email');
  }, [focusEmail, setFocus]);

  const submit = form.handleSubmit((filled) => {
    const { firstName, lastName, phone } = filled;
    const username = filled.email.split('@')[0]?.slice(0, LIMITS.username.max);
    const account = {
      email: filled.email,
      username,
      password: filled.password,
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(phone && { phone }),
    };
    create.mutate(account, {
      onSuccess: (signedIn) => {
        completeSignIn(signedIn);
        toast({ title: translate('auth.register.success'), description: translate('auth.register.welcome') });
      },
      onError: (error) => {
        const failure = failureOf(error);
        toast({ title: translate('auth.register.failure'), description: wordsOf(error), variant: 'destructive' });
        form.showFailure(failure);
        if (failure.code === 'EMAIL_TAKEN') form.setValue('emailCheck', 'taken');
      },
    });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {create.error && checked !== 'taken' && <Alert tone="danger">{wordsOf(create.error)}</Alert>}
      <EmailCheckField
        email={email}
        state={checked}
        error={errors.email?.message}
        register={(onChange) =>
          form.register('email', {
            onChange: (event) => {
              onEmail(event.target.value);
              onChange();
            },
          })
        }
        onState={(state) => {
          form.setValue('emailCheck', state);
          form.clearErrors('email');
        }}
        onError={(message) => form.setError('email', { message })}
      />
      <PasswordField
        label={translate('auth.field.password')}
        registration={form.register('password')}
        autoComplete="new-password"
        hint={
          <span className={isLongEnough ? 'text-success' : undefined}>
            {translate(isLongEnough ? 'auth.register.lengthEnough' : 'auth.register.length', {
              length: password.length,
            })}
          </span>
        }
      />
      <PasswordField
        label={translate('auth.field.confirmPassword')}
        registration={form.register('confirmPassword')}
        autoComplete="new-password"
        hint={isLongEnough && isRepeated && <span className="text-success">{translate('auth.register.match')}</span>}
        error={mismatch}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {nameFields(language).map((name) => (
          <Field
            key={name}
            label={translate(`auth.field.${name}`)}
            note={translate('common.optional')}
            error={errors[name]?.message}
          >
            {(control) => <Input {...control} {...form.register(name)} autoComplete={AUTO_COMPLETE[name]} />}
          </Field>
        ))}
      </div>
      <Field label={translate('auth.field.phone')} note={translate('common.optional')} error={errors.phone?.message}>
        {(control) => <Input {...control} {...form.register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Button type="submit" disabled={!isReady} busy={create.isPending} className="w-full">
        {translate(create.isPending ? 'auth.register.busy' : 'auth.register.submit')}
      </Button>
    </form>
  );
}
