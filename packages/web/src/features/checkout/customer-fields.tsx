import { CONTACT_EXAMPLES } from '@softbox/config/contact-formats';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { useCustomerForm } from './customer-form.ts';

type Form = ReturnType<typeof useCustomerForm>['form'];

export function CustomerFields({ form: { register, formState } }: { form: Form }) {
  const translate = useTranslate();
  const { code, language } = useCountry();
  const { user } = useSession();
  const example = CONTACT_EXAMPLES[code];
  const { errors } = formState;
  // The toast names all three; beside a field its own word is enough.
  const own = (message: string | undefined) =>
    message === translate('validation.customerRequired') ? translate('validation.required') : message;
  const phoneError = own(errors.customerPhone?.message);
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h3 className="font-semibold">{translate('checkout.customer')}</h3>
        <p className="text-muted text-sm">
          {user ? translate('checkout.member', { email: user.email }) : translate('checkout.guest')}
        </p>
      </header>
      <Field label={translate('checkout.name')} error={own(errors.customerName?.message)}>
        {(control) => <Input {...control} {...register('customerName')} autoComplete="name" required />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={translate('checkout.email')} error={own(errors.customerEmail?.message)}>
          {(control) => (
            <Input {...control} {...register('customerEmail')} type="email" autoComplete="email" required />
          )}
        </Field>
        <Field
          label={translate('checkout.phone')}
          // How to write one is no answer to "please fill in".
          hint={phoneError !== translate('validation.required') && translate('checkout.phoneHint', example)}
          error={phoneError}
        >
          {(control) => <Input {...control} {...register('customerPhone')} type="tel" autoComplete="tel" required />}
        </Field>
      </div>
      <Field
        label={translate('checkout.address')}
        note={translate('common.optional')}
        hint={
          <>
            {translate('checkout.addressHint')} <span lang={LANGUAGE_TAGS[language]}>{example.address}</span>
          </>
        }
        error={errors.customerAddress?.message}
      >
        {(control) => <Textarea {...control} {...register('customerAddress')} rows={2} autoComplete="street-address" />}
      </Field>
    </section>
  );
}
