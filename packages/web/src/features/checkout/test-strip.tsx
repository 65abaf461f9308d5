import { FlaskConical } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';

/** Nobody is to believe that a test payment was one: under the dialog's title in every step, as wide as what follows. */
export function TestStrip() {
  const translate = useTranslate();
  return (
    <span className="mt-3 -mr-13 flex items-center gap-2 rounded-md bg-warning-soft px-4 py-2 font-medium text-sm text-warning">
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      {translate('checkout.sandbox')}
    </span>
  );
}
