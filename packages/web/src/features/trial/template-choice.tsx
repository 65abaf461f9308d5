import { useTranslate } from '../../lib/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Template } from './use-trial-choice.ts';

interface TemplateChoiceProps {
  templates: readonly Template[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** A row to swipe on phones, a wall of small prints elsewhere. */
export function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const translate = useTranslate();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{translate('trial.template')}</legend>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 lg:mx-0 lg:grid lg:grid-cols-7 lg:gap-1.5 lg:overflow-visible lg:px-0">
        {templates.map(({ id, title, picture, image }) => (
          <label
            key={id}
            title={title}
            className="relative block w-14 shrink-0 cursor-pointer overflow-hidden rounded-md ring-ink ring-offset-2 ring-offset-paper transition-opacity hover:opacity-80 has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-3 has-checked:ring-2 lg:w-auto"
          >
            <input
              type="radio"
              name="template"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              aria-label={title}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Picture source={picture ?? image} alt="" sizes="4rem" className="aspect-4/5 w-full object-cover" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
