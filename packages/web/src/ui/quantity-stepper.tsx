import { Minus, Plus } from 'lucide-react';
import { classNames } from './class-names.ts';

interface QuantityStepperProps {
  value: number;
  max: number;
  onChange: (next: number) => void;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
}

const STEP =
  'flex size-11 cursor-pointer items-center justify-center rounded-full transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40';

export function QuantityStepper({ value, max, onChange, label, decreaseLabel, increaseLabel }: QuantityStepperProps) {
  return (
    <fieldset className="inline-flex items-center rounded-full border border-line-strong">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
        className={classNames(STEP, '-ml-px')}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={classNames(STEP, '-mr-px')}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </fieldset>
  );
}
