import { useId } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { type Framing, ZOOM } from './drawing/crop.ts';

const RANGES = { zoom: ZOOM, x: { min: -1, max: 1 }, y: { min: -1, max: 1 } } as const;

/** Which part of the picture is shown. */
export function FramingFields({ framing, onChange }: { framing: Framing; onChange: (framing: Framing) => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <fieldset className="grid gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-1">
      <legend className="mb-2 font-semibold">{translate('trial.framing')}</legend>
      {(['zoom', 'x', 'y'] as const).map((name) => (
        <div
          key={name}
          className="grid grid-cols-[5.5rem_1fr] items-center gap-3 sm:grid-cols-1 lg:grid-cols-[5.5rem_1fr]"
        >
          <label htmlFor={`${id}-${name}`} className="text-muted text-sm">
            {translate(`trial.${name}`)}
          </label>
          <input
            id={`${id}-${name}`}
            type="range"
            {...RANGES[name]}
            step={0.05}
            value={framing[name]}
            onChange={({ target }) => onChange({ ...framing, [name]: target.valueAsNumber })}
            className="h-8 w-full cursor-pointer accent-accent"
          />
        </div>
      ))}
    </fieldset>
  );
}
