import { CONSENTS } from '@softbox/config/orders';
import { paths } from '@softbox/config/paths';
import { ExternalLink } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import type { useCustomerForm } from './customer-form.ts';

type Form = ReturnType<typeof useCustomerForm>['form'];

const WORDS = { purchase: 'checkout.purchaseAgreement', privacy: 'checkout.privacyAgreement' } as const;

export function AgreementFields({ form: { register, formState } }: { form: Form }) {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <fieldset>
      <legend className="font-semibold">{translate('checkout.agreements')}</legend>
      {CONSENTS.map((consent) => (
        <Checkbox
          key={consent}
          {...register(`agreements.${consent}`)}
          label={translate(WORDS[consent])}
          error={formState.errors.agreements?.[consent]?.message}
        />
      ))}
      <Link
        to={paths.terms(code)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-1.5 text-muted text-sm underline underline-offset-4 hover:text-ink"
      >
        {translate('checkout.terms')}
        <ExternalLink aria-hidden className="size-4" />
        <span className="sr-only">({translate('common.newTab')})</span>
      </Link>
    </fieldset>
  );
}
