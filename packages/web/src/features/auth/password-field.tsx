import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

interface PasswordFieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
}

export function PasswordField({ label, registration, autoComplete, hint, error }: PasswordFieldProps) {
  const translate = useTranslate();
  return (
    <Field label={label} hint={error ? undefined : hint} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          {...registration}
          autoComplete={autoComplete}
          showLabel={translate('common.showPassword')}
          hideLabel={translate('common.hidePassword')}
        />
      )}
    </Field>
  );
}
