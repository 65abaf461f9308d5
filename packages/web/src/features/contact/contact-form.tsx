import { ENQUIRY_SERVICES } from '@softbox/config/catalog';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useEnquiry } from './use-enquiry.ts';

/** An enquiry to the studio. What was typed stays until it has arrived. */
export function ContactForm() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { errors, failure, busy, begin, submit, change } = useEnquiry();
  return (
    <form
      noValidate
      method="post"
      aria-label={translate('contact.form')}
      onFocus={begin}
      onSubmit={submit}
      onChange={change}
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field label={translate('contact.name')} error={errors.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" required />}
      </Field>
      <Field label={translate('contact.email')} error={errors.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" required />}
      </Field>
      <Field label={translate('contact.company')} note={translate('common.optional')} error={errors.company}>
        {(control) => <Input {...control} name="company" autoComplete="organization" />}
      </Field>
      <Field label={translate('contact.service')} error={errors.service}>
        {(control) => (
          <Select {...control} name="service" required>
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
        error={errors.message}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...control} name="message" rows={4} required />}
      </Field>
      {failure && (
        <Alert tone="danger" title={translate('contact.failed')} className="sm:col-span-2">
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
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
