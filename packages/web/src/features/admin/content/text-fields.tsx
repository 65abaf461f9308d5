import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';
import { editablesOf, type SiteTextKey, type SiteWords } from '@softbox/config/site-texts';
import { useTranslate, useTranslateData } from '../../../lib/i18n.tsx';
import { useMay } from '../../../lib/use-may.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { LanguagePills } from '../language-pills.tsx';
import type { PageTexts } from './use-text-acts.ts';

/** Message keys by `<language> <key>`. */
export type Faults = ReadonlyMap<string, string>;

interface TextFieldsProps {
  texts: PageTexts;
  words: SiteWords;
  faults: Faults;
  language: Language;
  onLanguage: (language: Language) => void;
  onType: (key: SiteTextKey, text: string) => void;
}

/** Longer ones than this are written in a field of several lines. */
const ONE_LINE = 100;

/** One language at a time; each says how much of it is the studio's own. */
export function TextFields({ texts: { page, builtIn }, words, faults, language, onLanguage, onType }: TextFieldsProps) {
  const translate = useTranslate();
  const say = useTranslateData();
  const may = useMay();
  const count = (each: Language) => Object.values(words[each] ?? {}).filter(Boolean).length;
  const lang = LANGUAGE_TAGS[language];
  return (
    <fieldset className="flex min-w-0 flex-col gap-6">
      <legend className="sr-only">{translate('admin.content.texts.language')}</legend>
      <LanguagePills
        language={language}
        onLanguage={onLanguage}
        mark={(each) =>
          count(each) > 0 && (
            <>
              <span aria-hidden className="tabular-nums">
                {count(each)}
              </span>
              <span className="sr-only">{translate('admin.content.texts.own', { count: count(each) })}</span>
            </>
          )
        }
      />
      <div key={language} className="flex flex-col gap-6">
        {editablesOf(page).map(({ key, name, max, lines = 1, holds = [] }) => {
          const value = words[language]?.[key] ?? '';
          const fault = faults.get(`${language} ${key}`);
          const names = holds.map((figure) => `{${figure}}`).join(', ');
          const shared = {
            lang,
            value,
            readOnly: !may('content.write'),
            placeholder: builtIn[language]?.[key],
            onChange: ({ target }: { target: { value: string } }) => onType(key, target.value),
          };
          return (
            <Field
              key={key}
              label={translate(`admin.content.texts.field.${name}`)}
              error={fault && say(fault, { names })}
              hint={
                <>
                  {value && (
                    <span lang={lang} className="block whitespace-pre-line">
                      {translate('admin.content.texts.default', { text: builtIn[language]?.[key] ?? '' })}
                    </span>
                  )}
                  {names && <span className="block">{translate('admin.content.texts.figuresNote', { names })}</span>}
                  <span className={classNames('block tabular-nums', value.length > max && 'text-danger')}>
                    {translate('admin.content.texts.length', { count: value.length, max })}
                  </span>
                </>
              }
            >
              {(control) =>
                lines > 1 || max > ONE_LINE ? (
                  <Textarea {...control} {...shared} rows={lines > 1 ? lines : 3} />
                ) : (
                  <Input {...control} {...shared} />
                )
              }
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
