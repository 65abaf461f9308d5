import { useTranslate } from '../../lib/i18n.tsx';
import { FORMATS, type Format } from './drawing/formats.ts';

/** What the picture is to be used for. */
export function FormatChoice({ chosen, onChoose }: { chosen: Format; onChoose: (format: Format) => void }) {
  const translate = useTranslate();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{translate('trial.format')}</legend>
      <div className="grid grid-cols-4 rounded-full bg-sunken p-1">
        {FORMATS.map((format) => (
          <label
            key={format}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-full px-1 text-center font-medium text-muted text-sm transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="format"
              value={format}
              checked={format === chosen}
              onChange={() => onChoose(format)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {translate(`trial.formats.${format}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
