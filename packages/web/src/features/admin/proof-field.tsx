import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface ProofFieldProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** Where it is the only thing to fill in. */
  autoFocus?: boolean;
}

/** Before what is dangerous: a new code where one's sign-in has a second step, else the password. */
export function ProofField({ registration, error, autoFocus }: ProofFieldProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const kind = user?.twoStep ? 'code' : 'password';
  const focus = autoFocus ? { 'data-autofocus': true } : {};
  return (
    <>
      {/* Lets password managers know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field
        label={translate(`admin.staff.proof.${kind}`)}
        hint={translate(`admin.staff.proof.${kind}Hint`)}
        error={error}
      >
        {(control) =>
          user?.twoStep ? (
            <Input {...control} {...registration} {...focus} autoComplete="one-time-code" spellCheck={false} />
          ) : (
            <PasswordInput
              {...control}
              {...registration}
              {...focus}
              autoComplete="current-password"
              showLabel={translate('common.showPassword')}
              hideLabel={translate('common.hidePassword')}
            />
          )
        }
      </Field>
    </>
  );
}
