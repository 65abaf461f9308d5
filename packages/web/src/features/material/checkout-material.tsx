import type { ComponentProps } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { BriefFields } from './brief-fields.tsx';
import { CheckoutFiles } from './checkout-files.tsx';

/** What the customer may say and hand in with the order already. */
export function CheckoutMaterial(form: ComponentProps<typeof BriefFields>) {
  const translate = useTranslate();
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h3 className="font-semibold">{translate('material.title')}</h3>
        <p className="text-muted text-sm">{translate('material.checkoutHint')}</p>
      </header>
      <BriefFields {...form} />
      <CheckoutFiles />
    </section>
  );
}
