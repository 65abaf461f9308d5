import type { Outputs } from '@softbox/api/types';
import { CATEGORIES, FIRST_LANGUAGE } from '@softbox/config/catalog';
import { SaveTemplate } from '@softbox/config/inputs/admin';
import { LANGUAGES, type Language } from '@softbox/config/languages';
import { useState } from 'react';
import { failureOf } from '../../../lib/errors.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useSchemaForm } from '../../../lib/form.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { GalleryField } from './gallery-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PricePreview } from './price-preview.tsx';
import { TemplateWords } from './template-words.tsx';

type EditableTemplate = Outputs['admin']['template'];

const none = { title: '', type: '', description: '' };
const NEW_TEMPLATE = {
  id: null,
  category: CATEGORIES[0],
  basePrice: Number.NaN,
  active: true,
  texts: { ko: none, en: none, ja: none, zh: none, vi: none },
  image: '',
  picture: null,
  gallery: [],
};

interface FormProps {
  template: EditableTemplate | null;
  onDirty: () => void;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
}

export function TemplateForm({ template, onDirty, onBusy, onSaved }: FormProps) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const [language, setLanguage] = useState<Language>(FIRST_LANGUAGE);
  const { image, picture, ...fields } = template ?? NEW_TEMPLATE;
  const form = useSchemaForm(SaveTemplate, { defaultValues: { ...fields, picture: null } });
  const { register, handleSubmit, getValues, setValue, watch, showFailure, formState } = form;
  const { errors } = formState;
  const save = trpc.admin.saveTemplate.useMutation({
    onMutate: () => onBusy(true),
    onSuccess: () => {
      void utils.admin.templates.invalidate();
      // The store in this browser asks anew as well.
      void utils.catalog.invalidate();
      toast({ title: translate('admin.catalogue.saved') });
      onSaved();
    },
    onError: async (error) => {
      showFailure(failureOf(error));
      if (failureOf(error).code !== 'TEMPLATE_CHANGED' || !template) return;
      // What is typed stays; saved once more it goes over what is there now.
      const { version } = await utils.client.admin.template.query({ id: template.id });
      setValue('version', version);
    },
    onSettled: () => onBusy(false),
  });
  const isOvertaken = save.error && failureOf(save.error).code === 'TEMPLATE_CHANGED';
  const uploaded = watch('picture');
  return (
    <form
      id="template"
      noValidate
      onInput={onDirty}
      onSubmit={handleSubmit(
        (input) => save.mutate(input),
        ({ texts }) => texts && setLanguage([FIRST_LANGUAGE, ...LANGUAGES].find((each) => texts[each]) ?? language),
      )}
      className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <PictureField
        shown={uploaded ?? picture ?? image}
        error={errors.picture?.message}
        onBusy={onBusy}
        onChange={(next) => setValue('picture', next, { shouldValidate: true })}
      />
      <div className="flex min-w-0 flex-col gap-5">
        {save.error && (
          <Alert tone="danger">
            {isOvertaken ? translate('admin.catalogue.overtaken') : failureText(save.error, translate)}
          </Alert>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={translate('admin.catalogue.category')}>
            {(control) => (
              <Select {...control} {...register('category')}>
                {CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {translate(`shop.categories.${category}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={translate('admin.catalogue.basePrice')} error={errors.basePrice?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('basePrice', { valueAsNumber: true })}
                type="number"
                inputMode="numeric"
                min={1}
                step={1}
              />
            )}
          </Field>
        </div>
        <PricePreview basePrice={watch('basePrice')} />
        <TemplateWords form={form} language={language} onLanguage={setLanguage} />
        <GalleryField
          views={watch('gallery')}
          language={language}
          onBusy={onBusy}
          onChange={(change) => {
            onDirty();
            setValue('gallery', change(getValues('gallery')));
          }}
        />
        <Checkbox label={translate('admin.catalogue.sell')} {...register('active')} />
      </div>
    </form>
  );
}
