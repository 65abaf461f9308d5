import { missingLanguages } from '@softbox/config/catalog';
import type { SaveTemplate, TemplateDraft } from '@softbox/config/inputs/admin';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '@softbox/config/languages';
import { CircleAlert } from 'lucide-react';
import type { useSchemaForm } from '../../../lib/form.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { LanguagePills } from '../language-pills.tsx';

interface WordsProps {
  form: Pick<ReturnType<typeof useSchemaForm<TemplateDraft, SaveTemplate>>, 'register' | 'watch' | 'formState'>;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** One language at a time; those with something still to write carry a mark. */
export function TemplateWords({ form: { register, watch, formState }, language, onLanguage }: WordsProps) {
  const translate = useTranslate();
  const missing = missingLanguages(watch('texts'));
  const errors = formState.errors.texts?.[language];
  const shared = { lang: LANGUAGE_TAGS[language] };
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-medium text-sm">{translate('admin.catalogue.words')}</legend>
      <LanguagePills
        language={language}
        onLanguage={onLanguage}
        mark={(each) =>
          missing.includes(each) && (
            <CircleAlert
              role="img"
              aria-label={translate('admin.catalogue.missing', { languages: LANGUAGE_NAMES[each] })}
              className="size-4"
            />
          )
        }
      />
      <div key={language} className="flex flex-col gap-4">
        <Field label={translate('admin.catalogue.name')} error={errors?.title?.message}>
          {(control) => <Input {...control} {...shared} {...register(`texts.${language}.title`)} />}
        </Field>
        <Field label={translate('admin.catalogue.type')} error={errors?.type?.message}>
          {(control) => <Input {...control} {...shared} {...register(`texts.${language}.type`)} />}
        </Field>
        <Field label={translate('admin.catalogue.description')} error={errors?.description?.message}>
          {(control) => <Textarea {...control} {...shared} {...register(`texts.${language}.description`)} rows={5} />}
        </Field>
      </div>
    </fieldset>
  );
}
