import { ENQUIRY_SERVICES } from '@softbox/config/catalog';
import { Enquiry } from '@softbox/config/inputs/contact';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { failureOf } from '../../lib/errors.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';

/** An enquiry to the studio. What was typed stays until it has arrived. */
export function ContactForm() {
  const translate = useTranslate();
  const { code } = useCountry();
  const form = useSchemaForm(Enquiry, { defaultValues: { name: '', email: '', company: '', message: '' } });
  const { errors } = form.formState;
  const submit = trpc.contact.submit.useMutation({
    onSuccess: ({ message }) => {
      toast({ title: translate('contact.sent'), description: message });
      form.reset();
    },
    onError: (error) => {
      const failure = failureOf(error);
      form.showFailure(failure);
      toast({ variant: 'destructive', title: translate('contact.failed'), description: reason(error) });
    },
  });
  const reason = (error: unknown) => {
    const { offline, message } = failureOf(error);
    return (!offline && message) || translate('contact.failedText');
  };
  return (
    <form
      noValidate
      aria-label={translate('contact.form')}
      onSubmit={(event) => void form.handleSubmit((enquiry) => submit.mutate(enquiry))(event)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field label={translate('contact.name')} error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="name" required />}
      </Field>
      <Field label={translate('contact.email')} error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" required />}
      </Field>
      <Field label={translate('contact.company')} note={translate('common.optional')} error={errors.company?.message}>
        {(control) => <Input {...control} {...form.register('company')} autoComplete="organization" />}
      </Field>
      <Field label={translate('contact.service')} error={errors.service?.message}>
        {(control) => (
          <Select {...control} {...form.register('service')} required>
            <option value="">{translate('common.choose')}</option>
            {ENQUIRY_SERVICES.map((service) => (
              <option key={service} value={service}>
                {translate(`contact.services.${service}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={translate('contact.message')}
        hint={translate('contact.messageHint')}
        error={errors.message?.message}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} {...form.register('message')} rows={4} required />}
      </Field>
      {submit.isError && (
        <Alert tone="danger" title={translate('contact.failed')} className="sm:col-span-2">
          {reason(submit.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" size="lg" busy={submit.isPending} className="max-sm:w-full">
          {translate('contact.send')}
        </Button>
        <p className="text-muted text-sm">
          {translate('contact.privacy')}{' '}
          <Link
            to={paths.terms(code, 'privacy')}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-4"
          >
            {translate('contact.privacyLink')}
            <span className="sr-only"> ({translate('common.newTab')})</span>
          </Link>
        </p>
      </div>
    </form>
  );
}
