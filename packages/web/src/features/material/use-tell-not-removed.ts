import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';

/** Says that a file is still there, and why. */
export function useTellNotRemoved() {
  const translate = useTranslate();
  return (error: unknown) =>
    toast({
      title: translate('material.removeFailed'),
      description: failureText(error, translate),
      variant: 'destructive',
    });
}
