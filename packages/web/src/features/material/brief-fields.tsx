import type { Brief } from '@softbox/config/inputs/files';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';

type Name = keyof Brief;

interface BriefFieldsProps {
  /** Of any form that has these fields. */
  register(name: Name): UseFormRegisterReturn;
  errors: { [name in Name]?: { message?: string } | undefined };
}

/** What the pictures are to look like. */
export function BriefFields({ register, errors }: BriefFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <Field label={translate('material.brandName')} error={errors.brandName?.message}>
        {(control) => <Input {...control} {...register('brandName')} autoComplete="organization" />}
      </Field>
      <Field
        label={translate('material.concept')}
        hint={translate('material.conceptHint')}
        error={errors.concept?.message}
      >
        {(control) => <Textarea {...control} {...register('concept')} rows={3} autoComplete="off" />}
      </Field>
      <Field
        label={translate('material.requirements')}
        hint={translate('material.requirementsHint')}
        error={errors.requirements?.message}
      >
        {(control) => <Textarea {...control} {...register('requirements')} rows={3} autoComplete="off" />}
      </Field>
    </>
  );
}
