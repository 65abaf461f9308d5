import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { useCustomerForm } from './customer-form.ts';

type Form = ReturnType<typeof useCustomerForm>['form'];

export function CustomerFields({ form: { register, formState } }: { form: Form }) {
  const translate = useTranslate();
  const { user } = useSession();
  const { errors } = formState;
  // The toast names all three; beside a field its own word is enough.
  const own = (message: string | undefined) =>
    message === translate('validation.customerRequired') ? translate('validation.required') : message;
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
        <Field label={translate('checkout.phone')} error={own(errors.customerPhone?.message)}>
          {(control) => <Input {...control} {...register('customerPhone')} type="tel" autoComplete="tel" required />}
        </Field>
      </div>
      <Field
        label={translate('checkout.address')}
        note={translate('common.optional')}
        error={errors.customerAddress?.message}
      >
        {(control) => <Input {...control} {...register('customerAddress')} autoComplete="street-address" />}
      </Field>
    </section>
  );
}
