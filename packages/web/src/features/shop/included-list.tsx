import { INCLUDED } from '@softbox/config/catalog';
import { Check } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';

export function IncludedList() {
  const translate = useTranslate();
  return (
    <section className="border-line border-t pt-6">
      <h2 className="mb-3 font-semibold text-lg">{translate('shop.included.title')}</h2>
      <ul className="flex flex-col gap-2.5">
        {INCLUDED.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            {translate(`shop.included.${point}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
