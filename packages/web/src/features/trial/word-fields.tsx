import { LIMITS } from '@softbox/config/limits';
import { useTranslate } from '../../lib/i18n.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { TrialWords } from './use-trial-words.ts';

/** What is written on the preview. */
export function WordFields({ words, onChange }: { words: TrialWords; onChange: (words: TrialWords) => void }) {
  const translate = useTranslate();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{translate('trial.words')}</legend>
      <div className="grid grid-cols-[1fr_7.5rem] gap-3">
        <Field label={translate('trial.name')}>
          {(control) => (
            <Input
              {...control}
              value={words.name}
              maxLength={LIMITS.trial.nameChars}
              placeholder={translate('trial.sampleName')}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...words, name: target.value })}
            />
          )}
        </Field>
        <Field label={translate('trial.price')}>
          {(control) => (
            <Input
              {...control}
              value={words.price}
              maxLength={LIMITS.trial.priceChars}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...words, price: target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
