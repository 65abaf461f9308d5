import type { Outputs } from '@softbox/api/types';
import { COMPANY_REGIONS } from '@softbox/config/company';
import { CompanyDetails } from '@softbox/config/inputs/company';
import { LANGUAGE_NAMES, LANGUAGES } from '@softbox/config/languages';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { currentCompany } from '../../../lib/current-company.ts';
import { countryName } from '../../../lib/display-names.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useSchemaForm } from '../../../lib/form.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type Known = Outputs['admin']['company'];

/** Who runs this site, as the whole site says it. */
export function CompanySettings() {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const company = trpc.admin.company.useQuery(undefined, { refetchOnMount: 'always' });
  const changedAt = company.data?.changedAt;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="font-semibold text-title">
          {translate('admin.settings.company.title')}
        </h2>
        <p className="text-muted text-sm">{translate('admin.settings.company.text')}</p>
      </div>
      {company.data && (
        <Card className="flex flex-col gap-5">
          <CompanyForm key={company.data.version} known={company.data} />
          <p className="text-muted text-sm">
            {changedAt
              ? translate('admin.settings.company.changed', { time: formatDate(language, changedAt, 'moment') })
              : translate('admin.settings.company.default')}
          </p>
        </Card>
      )}
      {!company.data && company.isPending && <Skeleton className="h-96 rounded-lg" />}
      {!company.data && company.isError && <LoadFailure error={company.error} onRetry={() => void company.refetch()} />}
    </section>
  );
}

function CompanyForm({ known }: { known: Known }) {
  const translate = useTranslate();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const { revalidate } = useRevalidator();
  const may = useMay();
  const locked = { readOnly: !may('settings.write') };
  const { register, handleSubmit, formState } = useSchemaForm(CompanyDetails, { defaultValues: known.company });
  const { errors } = formState;
  const save = trpc.admin.saveCompany.useMutation({
    onSuccess: (_, { company }) => {
      toast({ title: translate('admin.settings.company.saved') });
      // This page says it at once, like every other.
      currentCompany.set(company);
      void revalidate();
      void utils.settings.invalidate();
      return utils.admin.company.invalidate();
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={handleSubmit((company) => save.mutate({ company, version: known.version }))}
    >
      {(['name', 'representative', 'registrationNumber', 'email', 'address', 'socialUrl'] as const).map((name) => (
        <Field key={name} label={translate(`admin.settings.company.${name}`)} error={errors[name]?.message}>
          {(control) => <Input {...control} {...locked} {...register(name)} />}
        </Field>
      ))}
      {COMPANY_REGIONS.map((region) => (
        <Field
          key={region}
          label={translate('admin.settings.company.phone', { region: countryName(language, region) })}
          error={errors.phones?.[region]?.message}
        >
          {(control) => <Input {...control} {...locked} {...register(`phones.${region}`)} inputMode="tel" />}
        </Field>
      ))}
      {LANGUAGES.map((spoken) => (
        <Field
          key={spoken}
          label={translate('admin.settings.company.hours', { language: LANGUAGE_NAMES[spoken] })}
          error={errors.hours?.[spoken]?.message}
        >
          {(control) => <Input {...control} {...locked} {...register(`hours.${spoken}`)} lang={spoken} />}
        </Field>
      ))}
      <div className="flex flex-col items-start gap-3 sm:col-span-2">
        {save.error && <Alert tone="danger">{failureText(save.error, translate)}</Alert>}
        {may('settings.write') && (
          <Button type="submit" busy={save.isPending}>
            {translate('admin.settings.company.save')}
          </Button>
        )}
      </div>
    </form>
  );
}
