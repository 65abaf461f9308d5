import { CheckEmail } from '@softbox/config/inputs/auth';
import { useRef } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useTranslate, useTranslateData } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';

export type EmailCheck = 'none' | 'checking' | 'available' | 'taken';

interface Reports {
  onState: (state: EmailCheck) => void;
  onError: (message: string) => void;
}

/** The duplicate check. An answer about an address that was edited meanwhile is dropped. */
export function useEmailCheck({ onState, onError }: Reports) {
  const translate = useTranslate();
  const say = useTranslateData();
  const { mutate } = trpc.auth.checkEmail.useMutation();
  const asked = useRef('');

  const complain = (description: string) => {
    onError(description);
    toast({ title: translate('common.error'), description, variant: 'destructive' });
  };

  const check = (typed: string) => {
    const parsed = CheckEmail.safeParse({ email: typed });
    if (!parsed.success) return complain(say(parsed.error.issues[0]?.message ?? 'validation.emailInvalid'));
    asked.current = typed;
    onState('checking');
    mutate(parsed.data, {
      onSuccess: ({ available }) => {
        if (asked.current !== typed) return;
        onState(available ? 'available' : 'taken');
        const words = available ? 'available' : 'taken';
        toast({
          title: translate(`auth.check.${words}`),
          description: translate(`auth.check.${words}Text`),
          variant: available ? 'default' : 'destructive',
        });
      },
      onError: (error) => {
        if (asked.current !== typed) return;
        onState('none');
        const { offline, message } = failureOf(error);
        complain(offline ? translate('auth.check.network') : message);
      },
    });
  };

  const reset = () => {
    asked.current = '';
    onState('none');
  };
  return { check, reset };
}
