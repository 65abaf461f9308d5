import { Check } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { type EmailCheck, useEmailCheck } from './use-email-check.ts';

interface EmailCheckFieldProps {
  email: string;
  state: EmailCheck;
  error: string | undefined;
  register: (onChange: () => void) => UseFormRegisterReturn;
  onState: (state: EmailCheck) => void;
  onError: (message: string) => void;
}

/** The address with its duplicate check; any edit makes the answer void. */
export function EmailCheckField({ email, state, error, register, onState, onError }: EmailCheckFieldProps) {
  const translate = useTranslate();
  const { check, reset } = useEmailCheck({ onState, onError });
  const complaint = error ?? (state === 'taken' ? translate('auth.check.takenText') : undefined);
  return (
    <Field
      label={translate('auth.field.email')}
      error={complaint}
      hint={!complaint && <Hint isAvailable={state === 'available'} />}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            {...register(reset)}
            type="email"
            autoComplete="email"
            data-autofocus
            className="w-auto min-w-40 flex-1"
          />
          <Button variant="secondary" busy={state === 'checking'} onClick={() => check(email)}>
            {translate(state === 'checking' ? 'auth.check.checking' : 'auth.check.action')}
          </Button>
        </div>
      )}
    </Field>
  );
}

function Hint({ isAvailable }: { isAvailable: boolean }) {
  const translate = useTranslate();
  if (!isAvailable) return translate('validation.emailUnchecked');
  return (
    <span className="inline-flex items-center gap-1 text-success">
      <Check aria-hidden className="size-4" />
      {translate('auth.check.availableText')}
    </span>
  );
}
