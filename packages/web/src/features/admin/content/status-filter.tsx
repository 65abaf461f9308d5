import { useSearchParams } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';

interface StatusFilterProps {
  label: string;
  /** What it is called not to choose. */
  all: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
}

/** Which of a list is meant; stands in the address. */
export function StatusFilter({ label, all, choices, chosen }: StatusFilterProps) {
  const [, setParams] = useSearchParams();
  const choose = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set('status', value);
        else next.delete('status');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {[{ value: '', label: all }, ...choices].map((choice) => {
        const isChosen = choice.value === (chosen ?? '');
        return (
          <button
            key={choice.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => choose(choice.value)}
            className={classNames(
              'inline-flex min-h-10 cursor-pointer items-center rounded-full border px-4 text-sm transition-colors',
              isChosen ? 'border-ink bg-ink text-paper' : 'border-line-strong text-ink hover:border-ink',
            )}
          >
            {choice.label}
          </button>
        );
      })}
    </fieldset>
  );
}
