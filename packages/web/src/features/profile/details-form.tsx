import { UpdateProfile } from '@softbox/config/inputs/auth';
import { useEffect } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { nameFields } from '../../lib/person-name.ts';
import { type User, useSession } from '../../lib/session.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

const ATTRIBUTES = {
  email: { type: 'email', autoComplete: 'email' },
  username: { type: 'text', autoComplete: 'nickname' },
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/** Failures that say by their code which field is meant. */
const FIELD_OF: Partial<Record<string, 'email' | 'username'>> = { EMAIL_TAKEN: 'email', USERNAME_TAKEN: 'username' };

interface DetailsFormProps {
  user: User;
  onDone: () => void;
  onCancel: () => void;
}

export function DetailsForm({ user, onDone, onCancel }: DetailsFormProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { updateUser } = useSession();
  const utils = trpc.useUtils();
  const isAdministrator = user.role !== 'customer';
  const { email, username, firstName, lastName, phone } = user;
  const form = useSchemaForm(UpdateProfile, {
    defaultValues: { email, username, firstName, lastName, phone: phone ?? '' },
  });
  const { errors } = form.formState;
  const save = trpc.auth.updateProfile.useMutation();
  const wordsOf = (error: unknown) => {
    const { offline, message } = failureOf(error);
    return offline ? translate('profile.network') : message;
  };

  const { setFocus } = form;
  useEffect(() => setFocus(isAdministrator ? 'username' : 'email'), [isAdministrator, setFocus]);

  const submit = form.handleSubmit((changed) =>
    save.mutate(changed, {
      onSuccess: (saved) => {
        utils.auth.profile.setData(undefined, saved);
        // A new address ends the other sessions.
        void utils.auth.sessions.invalidate();
        updateUser(saved.user);
        toast({ title: translate('profile.saved'), description: translate('answers.profileSaved') });
        onDone();
      },
      onError: (error) => {
        const failure = failureOf(error);
        const title = translate(failure.offline ? 'common.error' : 'profile.failed');
        toast({ title, description: wordsOf(error), variant: 'destructive' });
        form.showFailure(failure);
        const field = failure.code && FIELD_OF[failure.code];
        if (field) form.setError(field, { message: failure.message }, { shouldFocus: true });
      },
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {save.error && Object.keys(errors).length === 0 && <Alert tone="danger">{wordsOf(save.error)}</Alert>}
      {(['email', 'username', ...nameFields(language), 'phone'] as const).map((name) => (
        <Field
          key={name}
          label={translate(`profile.field.${name}`)}
          hint={name === 'email' && translate(isAdministrator ? 'profile.adminEmailHint' : 'profile.emailHint')}
          error={errors[name]?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register(name)}
              {...ATTRIBUTES[name]}
              readOnly={name === 'email' && isAdministrator}
            />
          )}
        </Field>
      ))}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {translate(save.isPending ? 'profile.saving' : 'common.save')}
        </Button>
        <Button variant="secondary" disabled={save.isPending} onClick={onCancel}>
          {translate('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
