import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { useTranslate } from './i18n.tsx';

export interface ProofProps {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** Where it is the first thing to fill in. */
  autoFocus?: boolean;
}

/** One's own password, asked again. */
export function PasswordProof({ registration, error, autoFocus }: ProofProps) {
  const translate = useTranslate();
  const focus = autoFocus ? { 'data-autofocus': true } : {};
  return (
    <Field label={translate('privacy.password')} error={error}>
      {(control) => <Input {...control} {...registration} {...focus} type="password" autoComplete="current-password" />}
    </Field>
  );
}
